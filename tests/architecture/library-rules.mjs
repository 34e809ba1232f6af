/**
 * Only files at the paths of `allowedIn` may import the library, so the library can be replaced in one place. `advice` is
 * the message if a different file imports the library.
 */
const restrictedLibraries = [
  {
    library: '@base-ui/react|react-day-picker|uqr',
    allowedIn: '^src/design-system/',
    advice: 'Use the component of the design system that wraps this library.',
  },
  {
    library: 'styled-components',
    allowedIn: '^src/(design-system|app/catalogue)/',
    advice: 'Screens have no styles: add a variant or a layout component to the design system.',
  },
  {
    library: 'dayjs',
    allowedIn: '^src/domain/days\\.ts$',
    advice: 'Only src/domain/days.ts uses dayjs: add the function there.',
  },
  {
    library: '@tanstack/react-query',
    allowedIn: '^src/(api|patterns|app|features)/',
    advice: 'Read server state with the generated hooks, in features, patterns or app.',
  },
  {
    library: '@tanstack/react-table',
    allowedIn: '^src/patterns/data-table/',
    advice: 'Render lists with the DataTable of src/patterns/data-table.',
  },
  {
    library: 'formik',
    allowedIn: '^src/(patterns|features)/',
    advice: 'Build forms with src/patterns/form, in features.',
  },
  {
    library: 'react-router-dom',
    allowedIn: '^src/(patterns|features|app)/',
    advice: 'Only screens and patterns use the router: pass a link to the design system as a prop.',
  },
  {
    library: '@msw/data',
    allowedIn: '^mocks/db/records\\.ts$',
    advice: 'Only mocks/db/records.ts may import the data library: use its class Records.',
  },
  {
    library: 'msw',
    allowedIn: '^mocks/[^/]+\\.ts$',
    advice: 'Only files directly in mocks/ may import msw: pass values as parameters to rules and handlers.',
  },
  {
    library: '@playwright',
    allowedIn: '^e2e/',
    advice: 'Move tests that use a browser to e2e/.',
  },
  {
    library: '@testing-library|vitest|fast-check',
    allowedIn: '^tests/',
    advice: 'Move test code to tests/.',
  },
  {
    library: 'jsdom',
    allowedIn: '^(tests/|src/hosting/first-styles\\.ts)',
    advice: 'Only the build and the tests use jsdom.',
  },
]

const restrictedLibraryRules = restrictedLibraries.map(({ library, allowedIn, advice }) => ({
  name: `library-${library.split('|')[0].replace(/^@/, '').replaceAll('/', '-')}`,
  comment: advice,
  severity: 'error',
  from: { path: '^(src|mocks|e2e)/', pathNot: [allowedIn, '^src/api/generated/'] },
  to: { path: `(^|node_modules/)(${library})(/|$)` },
}))

/** The rules of `import-rules.mjs` about packages: one for each restricted library, and two about package.json. */
export const libraryRules = [
  ...restrictedLibraryRules,
  {
    name: 'declared',
    comment: 'Add the package to package.json: it is installed only because another package depends on it.',
    severity: 'error',
    from: {},
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  },
  {
    name: 'no-development-package',
    comment:
      'The portal may import only `dependencies`: move the package there in package.json, or remove the import.',
    severity: 'error',
    from: {
      path: '^src/',
      pathNot:
        '^src/(hosting/(server-config|first-styles)\\.ts|static-host/|(app/catalogue/generate-docs|api/generate-operations)\\.ts)',
    },
    to: {
      dependencyTypes: ['npm-dev'],
      dependencyTypesNot: ['type-only'],
      pathNot: 'node_modules/@types/',
    },
  },
]
