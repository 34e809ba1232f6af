import { libraryRules } from './library-rules.mjs'
import { mockRules } from './mock-rules.mjs'

/*
 * The rules for imports between folders. `npm run check` prints the comment of a broken rule, so each comment says how to
 * obey the rule. For most rules, `import-rules.test.ts` has an import that the rule must reject.
 */

/**
 * What each folder of `src` may import besides itself, and the advice for any other import. `types` stands for the
 * generated model of the API.
 */
const folders = {
  'design-system': {
    mayImport: [],
    advice:
      'The design system has no business code: pass the value as a prop, or move the component to src/patterns.',
  },
  domain: {
    mayImport: ['types', 'parse-url'],
    advice:
      'The domain has only pure functions: pass values as parameters, and leave screens, texts and API calls to callers.',
  },
  copy: {
    mayImport: ['types', 'domain', 'api/api-error', 'config'],
    advice:
      'Copy holds texts only: move decisions to src/domain, and components to src/patterns or the feature.',
  },
  api: {
    mayImport: ['config', 'version', 'domain', 'parse-url', 'new-key', 'early-requests', 'report-error'],
    advice: 'The API layer imports neither screens nor the session: connect them in src/app.',
  },
  session: {
    mayImport: [
      'types',
      'api/api-error',
      'browser-storage',
      'domain',
      'config',
      'version',
      'paths',
      'base-path',
      'is-plain-click',
      'new-key',
    ],
    advice: 'The session makes no calls and renders nothing: move that to src/features/session or src/app.',
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
      'base-path',
      'browser-storage',
      'is-plain-click',
      'new-key',
      'run-when-idle',
      'schedule-retries',
    ],
    advice: 'A pattern has no business code: move code that belongs to one feature to that feature.',
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
      'base-path',
      'is-plain-click',
      'new-key',
      'parse-url',
      'browser-storage',
      'report-error',
    ],
    advice:
      'Only src/app combines features: pass the value as a prop, or move the code to src/patterns or src/domain.',
  },
}

const toPath = (entry) => (entry === 'types' ? 'api/generated/model' : entry)

const folderRules = Object.entries(folders).map(([folder, { mayImport, advice }]) => ({
  name: `folder-${folder}`,
  comment: advice,
  severity: 'error',
  from: { path: `^src/${folder}/` },
  to: { path: '^src/', pathNot: `^src/(${[folder, ...mayImport].map(toPath).join('|')})(/|\\.tsx?$)` },
}))

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...folderRules,
    ...libraryRules,
    ...mockRules,
    {
      name: 'feature-to-feature',
      comment:
        'Features must not import each other: move shared code to src/patterns or src/domain, or combine them in src/app.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/([^/]+)/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'leaf',
      comment:
        'Many folders import this module, so from src it may import only base-path, config-schema, early-requests and parse-url: pass values as parameters.',
      severity: 'error',
      from: {
        path: '^src/(paths|parse-url|browser-storage|version|config|config-schema|base-path|early-requests|is-plain-click|new-key|run-when-idle)\\.ts$',
      },
      to: { path: '^src/', pathNot: '^src/(base-path|config-schema|early-requests|parse-url)\\.ts$' },
    },
    {
      name: 'main-is-last',
      comment: 'No module imports an entry point: move the shared code to a module of its own.',
      severity: 'error',
      from: {},
      to: { path: '^src/(login|main|public)\\.tsx$' },
    },
    {
      name: 'server-code-is-not-bundled',
      comment:
        'Only servers, builds and tests may import this code: if the portal needs a part of it, move that to src/config.ts.',
      severity: 'error',
      from: {
        path: '^src/(?!static-host/|hosting/(?:preview-setup|nginx-config|caddy-config|deploy-files|write-deploy-files))',
      },
      to: {
        path: '^src/(hosting/(?:server-config|preview-setup|nginx-config|caddy-config|deploy-files|write-deploy-files|compressed-files)\\.ts$|static-host/)',
      },
    },
    {
      name: 'portal-imports-no-mock',
      comment: 'Only src/demo/start-mock.ts may import the mock: remove this import.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/demo/start-mock\\.ts$' },
      to: { path: '^mocks/' },
    },
    {
      name: 'mock-on-demand',
      comment:
        'Use `import()` inside the check of PORTAL_MOCK, so that a build without the mock does not contain its code.',
      severity: 'error',
      from: { path: '^src/demo/start-mock\\.ts$' },
      to: { path: '^mocks/', dependencyTypesNot: ['dynamic-import'] },
    },
    {
      name: 'mock-entry',
      comment: 'Import mocks/browser.ts: it is the only entry of the mock.',
      severity: 'error',
      from: { path: '^src/demo/start-mock\\.ts$' },
      to: { path: '^mocks/', pathNot: '^mocks/browser\\.ts$' },
    },
    {
      name: 'end-to-end-uses-the-page',
      comment:
        'End-to-end tests use the page, mocks/client.ts and the demo accounts only: move tests of modules to tests/.',
      severity: 'error',
      from: { path: '^e2e/', pathNot: '^e2e/budgets/' },
      to: { path: '^(src|mocks|tests)/', pathNot: '^(mocks/(client|control-types)|src/demo/accounts)\\.ts$' },
    },
    {
      name: 'client-stands-alone',
      comment:
        'Other teams copy mocks/client.ts and its types, so neither imports other code: add the types to mocks/control-types.ts.',
      severity: 'error',
      from: { path: '^mocks/(client|control-types)\\.ts$' },
      to: { pathNot: '^mocks/control-types\\.ts$' },
    },
    {
      name: 'tests-are-not-imported',
      comment: 'Code must not import its tests: move what both need to src or mocks.',
      severity: 'error',
      from: { path: '^(src|mocks)/' },
      to: { path: '^(tests|e2e)/' },
    },
    {
      name: 'no-cycle',
      comment: 'These modules import each other, types included: move what both need to a module of its own.',
      severity: 'error',
      from: { pathNot: '/generated/' },
      to: { circular: true },
    },
    {
      name: 'no-barrel',
      comment: 'Import the module that defines the name, not an index file.',
      severity: 'error',
      from: { pathNot: 'node_modules' },
      to: { path: '/index\\.tsx?$', pathNot: ['node_modules/', '/generated/'] },
    },
    {
      name: 'resolvable',
      comment: 'The imported file or package does not exist: correct the path, or install the package.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
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
