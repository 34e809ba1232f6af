import { ownerRules } from './owners.mjs'

/*
 * The doors between the rooms: who may import whom. Each message says where the offender belongs.
 * Run by `npm run check`; `doors.test.ts` proves that each rule refuses what it is there to refuse.
 */

/** What each room of `src` may import besides itself. Leaves are single files; `types` is the generated model alone. */
const rooms = {
  'design-system': {
    mayImport: [],
    advice:
      'The design system knows nothing of the business: pass it as a prop, or build the thing in src/patterns.',
  },
  domain: {
    mayImport: ['types', 'parse-url'],
    advice:
      'Rules are pure: what they need is a parameter. Screens, words and calls belong to their callers.',
  },
  copy: {
    mayImport: ['types', 'domain', 'api/api-error', 'config'],
    advice:
      'Copy is words by code: what decides belongs in src/domain, what draws in src/patterns or the feature.',
  },
  api: {
    mayImport: ['config', 'version', 'domain', 'parse-url'],
    advice: 'The API layer knows no screen and no session: src/app connects them.',
  },
  session: {
    mayImport: ['types', 'api/api-error', 'browser-storage', 'domain', 'config', 'version', 'paths', 'root'],
    advice: 'The session makes no calls and draws nothing: that belongs to src/features/session or src/app.',
  },
  patterns: {
    mayImport: [
      'design-system',
      'api',
      'session',
      'domain',
      'copy',
      'paths',
      'config',
      'require-config',
      'version',
      'root',
    ],
    advice: 'A pattern has no business of its own: what belongs to one tag goes to that feature.',
  },
  features: {
    mayImport: [
      'patterns',
      'design-system',
      'api',
      'session',
      'domain',
      'copy',
      'paths',
      'config',
      'require-config',
      'version',
      'root',
      'parse-url',
      'browser-storage',
    ],
    advice: 'Only src/app composes features: pass what is needed, or move it to src/patterns or src/domain.',
  },
}

const pathOf = (place) => (place === 'types' ? 'api/generated/model' : place)

const roomRules = Object.entries(rooms).map(([room, { mayImport, advice }]) => ({
  name: `room-${room}`,
  comment: advice,
  severity: 'error',
  from: { path: `^src/${room}/` },
  to: { path: '^src/', pathNot: `^src/(${[room, ...mayImport].map(pathOf).join('|')})(/|\\.tsx?$)` },
}))

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...roomRules,
    ...ownerRules,
    {
      name: 'feature-to-feature',
      comment:
        'No feature imports another: move it to src/patterns or src/domain, or compose both in src/app.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/([^/]+)/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'leaf',
      comment:
        'Addresses, their parsing, storage, version, root and configuration are leaves, so that every room can use them.',
      severity: 'error',
      from: { path: '^src/(paths|parse-url|browser-storage|version|config|root)\\.ts$' },
      to: { path: '^src/', pathNot: '^src/(root|parse-url)\\.ts$' },
    },
    {
      name: 'main-is-last',
      comment: 'Nothing imports an entry.',
      severity: 'error',
      from: {},
      to: { path: '^src/(main|public)\\.tsx$' },
    },
    {
      name: 'serving-is-not-bundled',
      comment:
        'What a server says with the portal is for servers and tests; what both need goes to src/config.ts.',
      severity: 'error',
      from: { path: '^src/(?!static-host/)' },
      to: { path: '^src/(serving\\.ts$|static-host/)' },
    },
    {
      name: 'mock-knows-no-portal',
      comment: 'The mock is a second opinion: it writes its own rules, so that a test can compare them.',
      severity: 'error',
      from: { path: '^mocks/', pathNot: '^mocks/panel/' },
      to: { path: '^src/' },
    },
    {
      name: 'panel-draws-by-the-design-system',
      comment:
        'Of the portal the panel knows the design system; the rest is lent to it by src/portal-means.ts.',
      severity: 'error',
      from: { path: '^mocks/panel/' },
      to: { path: '^src/', pathNot: '^src/design-system/' },
    },
    {
      name: 'panel-is-last',
      comment: 'The backend does not know its panel: mocks/browser.ts alone brings them together.',
      severity: 'error',
      from: { path: '^mocks/', pathNot: '^mocks/(panel/|browser\\.ts$)' },
      to: { path: '^mocks/panel/' },
    },
    {
      name: 'panel-on-demand',
      comment: 'Nothing that draws is loaded before somebody opens the panel: take it by `import()`.',
      severity: 'error',
      from: { path: '^mocks/([^/]+|panel/[a-z-]+)\\.ts$' },
      to: {
        path: '^(mocks/panel/.+\\.tsx|src/design-system/.+)$',
        dependencyTypesNot: ['dynamic-import', 'type-only'],
        pathNot: '^mocks/panel/controls-context\\.tsx$',
      },
    },
    {
      name: 'portal-knows-no-mock',
      comment: 'One guarded dynamic import of mocks/browser.ts in src/start-mock.ts, nothing else.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/start-mock\\.ts$' },
      to: { path: '^mocks/' },
    },
    {
      name: 'mock-on-demand',
      comment: 'It takes the mock by `import()` behind its guard, so that it falls away from the portal.',
      severity: 'error',
      from: { path: '^src/start-mock\\.ts$' },
      to: { path: '^mocks/', dependencyTypesNot: ['dynamic-import'] },
    },
    {
      name: 'mock-door',
      comment: 'The mock is entered by mocks/browser.ts.',
      severity: 'error',
      from: { path: '^src/start-mock\\.ts$' },
      to: { path: '^mocks/', pathNot: '^mocks/browser\\.ts$' },
    },
    {
      name: 'end-to-end-sees-the-page',
      comment:
        'End-to-end tests see the page and, by mocks/client.ts, the controls; rules and parts are tested in tests/.',
      severity: 'error',
      from: { path: '^e2e/', pathNot: '^e2e/budgets/' },
      to: { path: '^(src|mocks|tests)/', pathNot: '^mocks/(client|control-types)\\.ts$' },
    },
    {
      name: 'client-stands-alone',
      comment:
        'Other teams copy the client of the controls: what it needs is a type of mocks/control-types.ts.',
      severity: 'error',
      from: { path: '^mocks/(client|control-types)\\.ts$' },
      to: { pathNot: '^mocks/control-types\\.ts$' },
    },
    {
      name: 'tests-are-not-imported',
      comment: 'What is tested does not know its tests.',
      severity: 'error',
      from: { path: '^(src|mocks)/' },
      to: { path: '^(tests|e2e)/' },
    },
    {
      name: 'no-cycle',
      comment: 'Move what both need to a file of its own.',
      severity: 'error',
      from: { pathNot: '/generated/' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-barrel',
      comment: 'Import the file that has it.',
      severity: 'error',
      from: { pathNot: 'node_modules' },
      to: { path: '/index\\.tsx?$', pathNot: ['node_modules/', '/generated/'] },
    },
    {
      name: 'resolvable',
      comment: 'There is no such file or package.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'declared',
      comment: 'Name the package in package.json: what only another package brings may leave with it.',
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'no-development-package',
      comment: 'The portal runs on `dependencies` alone.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(serving\\.ts|static-host/|app/catalogue/generate-docs\\.ts)' },
      to: {
        dependencyTypes: ['npm-dev'],
        dependencyTypesNot: ['type-only'],
        pathNot: 'node_modules/@types/',
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'types', 'default'],
    },
    cache: false,
  },
}
