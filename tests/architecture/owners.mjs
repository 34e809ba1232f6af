/** Libraries that one room knows, so that they can be replaced there. */
const owned = [
  {
    library: '@base-ui/react|react-day-picker|uqr',
    owner: '^src/design-system/',
    advice: 'Screens use the wrapped component of the design system.',
  },
  {
    library: 'styled-components',
    owner: '^src/(design-system|app/catalogue)/',
    advice:
      'Screens have no styles: give the component a variant, or add a layout part to the design system.',
  },
  {
    library: 'dayjs',
    owner: '^src/(domain/days|copy/formats)\\.ts$',
    advice: 'One module owns the dates: add the function to src/domain/days.ts.',
  },
  {
    library: '@tanstack/react-query',
    owner: '^src/(api|patterns|app|features)/',
    advice: 'Server state is read by the generated hooks, in features, patterns and app.',
  },
  {
    library: '@tanstack/react-table',
    owner: '^src/patterns/data-table/',
    advice: 'Lists are tables by src/patterns/data-table: give it columns.',
  },
  {
    library: 'formik',
    owner: '^src/(patterns|features)/',
    advice: 'Forms are built by src/patterns/form and used by features.',
  },
  {
    library: 'react-router-dom',
    owner: '^src/(patterns|features|app)/',
    advice:
      'Addresses are read and written by screens and patterns; the design system takes a link as a prop.',
  },
  {
    library: '@msw/data',
    owner: '^mocks/db/chunked-collection\\.ts$',
    advice: 'What the data library does and lacks is known by mocks/db/chunked-collection.ts alone.',
  },
  {
    library: 'msw',
    owner: '^mocks/[^/]+\\.ts$',
    advice:
      'Only the hosts, the files right in mocks/, know how requests come in; rules and handlers see values.',
  },
  {
    library: '@playwright',
    owner: '^e2e/',
    advice: 'A browser is driven from e2e/.',
  },
  {
    library: '@testing-library|vitest|fast-check|jsdom',
    owner: '^tests/',
    advice: 'Tests live in tests/.',
  },
]

/** The doors of the libraries: the second half of `doors.mjs`. */
export const ownerRules = owned.map(({ library, owner, advice }) => ({
  name: `owner-${library.split('|')[0].replace(/^@/, '').replaceAll('/', '-')}`,
  comment: advice,
  severity: 'error',
  from: { path: '^(src|mocks|e2e)/', pathNot: [owner, '^src/api/generated/'] },
  to: { path: `(^|node_modules/)(${library})(/|$)` },
}))
