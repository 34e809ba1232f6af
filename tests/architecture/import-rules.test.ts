import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The files of a small portal that breaks no rule. */
const validFiles = {
  'src/paths.ts': 'export const paths = 1',
  'src/base-path.ts': 'export const basePath = 1',
  'src/config.ts':
    "import * as v from 'valibot'\nimport { basePath } from './base-path'\nexport const config = [v, basePath]",
  'src/domain/days.ts': "import dayjs from 'dayjs'\nexport const days = dayjs",
  'src/session/store.ts': "export { days as store } from '../domain/days'",
  'src/api/http.ts': "export { config as http } from '@/config'",
  'src/copy/errors.ts': 'export const errors = 1',
  'src/design-system/components/Box/Box.tsx':
    "import styled from 'styled-components'\nexport const Box = styled.div``",
  'src/patterns/page/Page.tsx':
    "import { Box } from '@/design-system/components/Box/Box'\nimport { http } from '../../api/http'\nexport const Page = [Box, http]",
  'src/features/contacts/ContactsScreen.tsx':
    "import { Page } from '../../patterns/page/Page'\nexport const ContactsScreen = Page",
  'src/features/lots/LotsScreen.tsx': "import { paths } from '../../paths'\nexport const LotsScreen = paths",
  'src/app/App.tsx':
    "import { ContactsScreen } from '../features/contacts/ContactsScreen'\nimport { LotsScreen } from '../features/lots/LotsScreen'\nexport const App = [ContactsScreen, LotsScreen]",
  'src/main.tsx':
    "import { App } from './app/App'\nimport { startMock } from './demo/start-mock'\nexport const start = [App, startMock]",
  'src/demo/start-mock.ts': "export const startMock = () => import('../../mocks/browser')",
  'mocks/browser.ts':
    "import { server } from './server.ts'\nexport const startMock = [server, () => import('./panel/Panel.tsx')]",
  'mocks/panel/Panel.tsx':
    "import { createRoot } from 'react-dom/client'\nimport { Box } from '@/design-system/components/Box/Box'\nexport const Panel = [Box, createRoot]",
  'mocks/server.ts': "import { http } from 'msw'\nexport const server = http",
  'mocks/db/records.ts': "import { Collection } from '@msw/data'\nexport const Records = Collection",
  'mocks/db/row.ts': 'export interface Row {}',
  'mocks/db/rows.ts': "import type { Row } from './row.ts'\nexport type Rows = Row[]",
  'mocks/world/world.ts': 'export interface World {}',
  'mocks/client.ts': "import type { State } from './control-types.ts'\nexport const state: State = {}",
  'mocks/control-types.ts': 'export interface State {}',
  'e2e/mock.ts': "import { state } from '../mocks/client'\nexport const mock = state",
  'e2e/journeys/login.spec.ts': "import { test } from '@playwright/test'\nexport const login = test",
}

/** The setup adds each line to its file. The rule must then reject the line. */
const violations: [file: string, line: string, rule: string][] = [
  ['src/design-system/components/Box/a.ts', "import '../../../copy/errors'", 'folder-design-system'],
  ['src/design-system/components/Box/b.ts', "import 'react-router-dom'", 'library-react-router-dom'],
  ['src/design-system/components/Box/c.ts', "import '@tanstack/react-query'", 'library-tanstack-react-query'],
  ['src/design-system/components/Box/d.ts', "import 'formik'", 'library-formik'],
  ['src/domain/a.ts', "import '../api/http'", 'folder-domain'],
  ['src/copy/a.ts', "import '../patterns/page/Page'", 'folder-copy'],
  ['src/api/a.ts', "import '../session/store'", 'folder-api'],
  ['src/session/a.ts', "import '../api/http'", 'folder-session'],
  ['src/patterns/page/a.ts', "import '@/features/lots/LotsScreen'", 'folder-patterns'],
  ['src/features/lots/a.ts', "import '../../app/App'", 'folder-features'],
  ['src/features/lots/b.ts', "import '../contacts/ContactsScreen'", 'feature-to-feature'],
  ['src/features/lots/c.ts', "import '@base-ui/react/menu'", 'library-base-ui-react'],
  ['src/features/lots/d.ts', "import 'styled-components'", 'library-styled-components'],
  ['src/features/lots/e.ts', "import 'dayjs'", 'library-dayjs'],
  ['src/copy/formats.ts', "import 'dayjs'", 'library-dayjs'],
  ['src/features/lots/table.ts', "import '@tanstack/react-table'", 'library-tanstack-react-table'],
  ['src/features/lots/f.ts', "import '@mocks/server'", 'portal-imports-no-mock'],
  ['src/features/lots/g.ts', "import '../../hosting/server-config'", 'server-code-is-not-bundled'],
  ['src/features/lots/m.ts', "import '../../static-host/pages'", 'server-code-is-not-bundled'],
  ['src/base-path.ts', "import './paths'", 'leaf'],
  ['src/features/lots/h.ts', "import 'yaml'", 'no-development-package'],
  ['src/features/lots/i.ts', "import './index'", 'no-barrel'],
  ['src/features/lots/index.ts', "import './j'", 'no-cycle'],
  ['src/features/lots/j.ts', "import './index'", 'no-barrel'],
  ['src/features/lots/k.ts', "import './gone'", 'resolvable'],
  ['src/features/lots/l.ts', "import '../../main'", 'main-is-last'],
  ['src/main.tsx', "void import('../mocks/browser')", 'portal-imports-no-mock'],
  ['src/version.ts', "import './paths'", 'leaf'],
  ['src/demo/start-mock.ts', "import '../../mocks/browser'", 'mock-on-demand'],
  ['src/demo/start-mock.ts', "void import('../../mocks/server')", 'mock-entry'],
  ['mocks/rules/a.ts', "import '../../src/domain/days.ts'", 'mock-imports-no-portal'],
  ['mocks/rules/a.ts', "import '../../src/design-system/components/Box/Box'", 'mock-imports-no-portal'],
  ['mocks/panel/a.ts', "import '@/domain/days'", 'panel-imports-the-design-system-only'],
  ['mocks/panel/b.ts', "import 'styled-components'", 'library-styled-components'],
  ['mocks/browser.ts', "import './panel/Panel.tsx'", 'panel-on-demand'],
  ['mocks/rules/b.ts', "import '../panel/Panel.tsx'", 'backend-imports-no-panel'],
  ['mocks/rules/b.ts', "import '@msw/data'", 'library-msw-data'],
  ['mocks/rules/c.ts', "import 'msw'", 'library-msw'],
  ['mocks/rules/d.ts', "import '../../e2e/journeys/login.spec.ts'", 'tests-are-not-imported'],
  ['mocks/db/row.ts', "export type { Rows } from './rows.ts'", 'no-cycle'],
  ['mocks/db/c.ts', "import type { World } from '../world/world.ts'\nexport type C = World", 'mock-layers'],
  ['mocks/client.ts', "import './server.ts'", 'client-stands-alone'],
  ['mocks/control-types.ts', "import 'msw'", 'client-stands-alone'],
  ['e2e/journeys/a.ts', "import '../../src/paths'", 'end-to-end-uses-the-page'],
  ['e2e/journeys/b.ts', "import '../../mocks/server'", 'end-to-end-uses-the-page'],
]

interface Violation {
  from: string
  rule: { name: string }
}

/** Runs dependency-cruiser in a folder. Lists the file and the rule of each violation. */
function findViolations(folder: string): string[] {
  const config = join(root, 'tests/architecture/import-rules.mjs')
  const cli = join(root, 'node_modules/.bin/depcruise')
  const folders = ['src', 'mocks', 'e2e']
  const report = execFileSync(
    process.execPath,
    [cli, ...folders, '--config', config, '--output-type', 'json'],
    {
      cwd: folder,
      encoding: 'utf8',
    },
  )
  const violationsOfFolder: Violation[] = JSON.parse(report).summary.violations
  return violationsOfFolder.map(({ from, rule }) => `${from}: ${rule.name}`)
}

describe('the import rules', () => {
  const folder = mkdtempSync(join(tmpdir(), 'import-rules-'))
  let validReport: string[] = []
  let invalidReport: string[] = []

  beforeAll(() => {
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
    for (const name of ['package.json', 'tsconfig.json']) cpSync(join(root, name), join(folder, name))
    const files = new Map<string, string>(
      Object.entries({
        ...validFiles,
        'src/hosting/server-config.ts': '',
        'src/static-host/pages.ts': "import '../hosting/server-config'",
      }),
    )
    const writeFiles = () => {
      for (const [file, text] of files) {
        mkdirSync(dirname(join(folder, file)), { recursive: true })
        writeFileSync(join(folder, file), `${text}\n`)
      }
    }
    writeFiles()
    validReport = findViolations(folder)
    for (const [file, line] of violations) files.set(file, `${files.get(file) ?? ''}\n${line}`)
    writeFiles()
    invalidReport = findViolations(folder)
  }, 60_000)

  afterAll(() => rmSync(folder, { recursive: true }))

  it('accept code that breaks no rule', () => {
    expect(validReport).toEqual([])
  })

  it.each(violations)('reject %s: %s', (file, _line, rule) => {
    expect(invalidReport).toContain(`${file}: ${rule}`)
  })
})
