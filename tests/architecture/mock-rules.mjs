/* The import rules of the mock backend. */

/**
 * The layers of `mocks`, each with the folders above the layer. These folders may import the layer, but the layer may
 * not import them.
 */
const mockLayers = [
  {
    layer: 'contract',
    above: ['db', 'rules', 'copy', 'handlers', 'scenarios', 'world', 'pipeline', 'controls'],
  },
  { layer: 'db', above: ['rules', 'copy', 'handlers', 'scenarios', 'world', 'pipeline', 'controls'] },
  { layer: '(rules|copy|handlers)', above: ['world', 'pipeline', 'controls'] },
  { layer: 'scenarios', above: ['handlers', 'world', 'pipeline', 'controls'] },
  { layer: 'world', above: ['pipeline', 'controls'] },
]

const mockLayerRules = mockLayers.map(({ layer, above }) => ({
  name: 'mock-layers',
  comment:
    'A lower layer of the mock must not import a higher one, types included: move the shared code to the lower layer.',
  severity: 'error',
  from: { path: `^mocks/${layer}/` },
  to: { path: `^mocks/(${[...above, 'http', 'state-link', 'panel'].join('|')})/` },
}))

export const mockRules = [
  ...mockLayerRules,
  {
    name: 'mock-imports-no-portal',
    comment:
      'The mock implements the contract by itself, so that tests can compare it with the portal: write the rule again in mocks/.',
    severity: 'error',
    from: { path: '^mocks/', pathNot: '^mocks/panel/' },
    to: { path: '^src/' },
  },
  {
    name: 'panel-imports-the-design-system-only',
    comment:
      'The panel may import only the design system of src: add what it needs to src/demo/demo-panel-bridge.ts.',
    severity: 'error',
    from: { path: '^mocks/panel/' },
    to: { path: '^src/', pathNot: '^src/design-system/' },
  },
  {
    name: 'backend-imports-no-panel',
    comment: 'Only mocks/browser.ts may import the panel: connect the two there.',
    severity: 'error',
    from: { path: '^mocks/', pathNot: '^mocks/(panel/|browser\\.ts$)' },
    to: { path: '^mocks/panel/' },
  },
  {
    name: 'panel-on-demand',
    comment: 'The panel is loaded when it is first opened: use `import()` for its components.',
    severity: 'error',
    from: { path: '^mocks/([^/]+|panel/[a-z-]+)\\.ts$' },
    to: {
      path: '^(mocks/panel/.+\\.tsx|src/design-system/.+)$',
      dependencyTypesNot: ['dynamic-import', 'type-only'],
      pathNot: '^mocks/panel/controls-context\\.tsx$',
    },
  },
]
