/* The import rules of the mock backend. */

/** The layers of `mocks`. The folders of `above` may import the layer, but the layer must not import them. */
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
      'The mock must not share code with the portal, because tests compare the two: write the code again in mocks/.',
    severity: 'error',
    from: { path: '^mocks/', pathNot: '^mocks/panel/' },
    to: { path: '^src/' },
  },
  {
    name: 'panel-imports-the-design-system-only',
    comment:
      'The demo panel may import only the design system from src: pass the rest through src/demo/demo-panel-bridge.ts.',
    severity: 'error',
    from: { path: '^mocks/panel/' },
    to: { path: '^src/', pathNot: '^src/design-system/' },
  },
  {
    name: 'backend-imports-no-panel',
    comment:
      'Outside mocks/panel/, only mocks/browser.ts may import the demo panel: connect the backend and the panel there.',
    severity: 'error',
    from: { path: '^mocks/', pathNot: '^mocks/(panel/|browser\\.ts$)' },
    to: { path: '^mocks/panel/' },
  },
  {
    name: 'panel-on-demand',
    comment:
      'The components of the demo panel must load only when the panel is first opened: import them with `import()`.',
    severity: 'error',
    from: { path: '^mocks/([^/]+|panel/[a-z-]+)\\.ts$' },
    to: {
      path: '^(mocks/panel/.+\\.tsx|src/design-system/.+)$',
      dependencyTypesNot: ['dynamic-import', 'type-only'],
      pathNot: '^mocks/panel/controls-context\\.tsx$',
    },
  },
]
