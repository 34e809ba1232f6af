import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Files of a small portal that keeps the rules. */
const innocent = {
  'src/paths.ts': 'export const paths = 1',
  'src/root.ts': 'export const root = 1',
  'src/config.ts':
    "import * as v from 'valibot'\nimport { root } from './root'\nexport const config = [v, root]",
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
    "import { App } from './app/App'\nimport { startMock } from './start-mock'\nexport const start = [App, startMock]",
  'src/start-mock.ts': "export const startMock = () => import('../mocks/browser')",
  'mocks/browser.ts':
    "import { server } from './server.ts'\nexport const startMock = [server, () => import('./panel/Panel.tsx')]",
  'mocks/panel/Panel.tsx':
    "import { createRoot } from 'react-dom/client'\nimport { Box } from '@/design-system/components/Box/Box'\nexport const Panel = [Box, createRoot]",
  'mocks/server.ts': "import { http } from 'msw'\nexport const server = http",
  'mocks/db/chunked-collection.ts':
    "import { Collection } from '@msw/data'\nexport const ChunkedCollection = Collection",
  'mocks/client.ts': "import type { State } from './control-types.ts'\nexport const state: State = {}",
  'mocks/control-types.ts': 'export interface State {}',
  'e2e/mock.ts': "import { state } from '../mocks/client'\nexport const mock = state",
  'e2e/journeys/login.spec.ts': "import { test } from '@playwright/test'\nexport const login = test",
}

/** One line more in one file, and the rule that must refuse it. */
const offences: [file: string, line: string, rule: string][] = [
  ['src/design-system/components/Box/a.ts', "import '../../../copy/errors'", 'room-design-system'],
  ['src/design-system/components/Box/b.ts', "import 'react-router-dom'", 'owner-react-router-dom'],
  ['src/design-system/components/Box/c.ts', "import '@tanstack/react-query'", 'owner-tanstack-react-query'],
  ['src/design-system/components/Box/d.ts', "import 'formik'", 'owner-formik'],
  ['src/domain/a.ts', "import '../api/http'", 'room-domain'],
  ['src/copy/a.ts', "import '../patterns/page/Page'", 'room-copy'],
  ['src/api/a.ts', "import '../session/store'", 'room-api'],
  ['src/session/a.ts', "import '../api/http'", 'room-session'],
  ['src/patterns/page/a.ts', "import '@/features/lots/LotsScreen'", 'room-patterns'],
  ['src/features/lots/a.ts', "import '../../app/App'", 'room-features'],
  ['src/features/lots/b.ts', "import '../contacts/ContactsScreen'", 'feature-to-feature'],
  ['src/features/lots/c.ts', "import '@base-ui/react/menu'", 'owner-base-ui-react'],
  ['src/features/lots/d.ts', "import 'styled-components'", 'owner-styled-components'],
  ['src/features/lots/e.ts', "import 'dayjs'", 'owner-dayjs'],
  ['src/features/lots/table.ts', "import '@tanstack/react-table'", 'owner-tanstack-react-table'],
  ['src/features/lots/f.ts', "import '@mocks/server'", 'portal-knows-no-mock'],
  ['src/features/lots/g.ts', "import '../../serving'", 'serving-is-not-bundled'],
  ['src/features/lots/m.ts', "import '../../static-host/pages'", 'serving-is-not-bundled'],
  ['src/root.ts', "import './paths'", 'leaf'],
  ['src/features/lots/h.ts', "import 'yaml'", 'no-development-package'],
  ['src/features/lots/i.ts', "import './index'", 'no-barrel'],
  ['src/features/lots/index.ts', "import './j'", 'no-cycle'],
  ['src/features/lots/j.ts', "import './index'", 'no-barrel'],
  ['src/features/lots/k.ts', "import './gone'", 'resolvable'],
  ['src/features/lots/l.ts', "import '../../main'", 'main-is-last'],
  ['src/main.tsx', "void import('../mocks/browser')", 'portal-knows-no-mock'],
  ['src/version.ts', "import './paths'", 'leaf'],
  ['src/start-mock.ts', "import '../mocks/browser'", 'mock-on-demand'],
  ['src/start-mock.ts', "void import('../mocks/server')", 'mock-door'],
  ['mocks/rules/a.ts', "import '../../src/domain/days.ts'", 'mock-knows-no-portal'],
  ['mocks/rules/a.ts', "import '../../src/design-system/components/Box/Box'", 'mock-knows-no-portal'],
  ['mocks/panel/a.ts', "import '@/domain/days'", 'panel-draws-by-the-design-system'],
  ['mocks/panel/b.ts', "import 'styled-components'", 'owner-styled-components'],
  ['mocks/browser.ts', "import './panel/Panel.tsx'", 'panel-on-demand'],
  ['mocks/rules/b.ts', "import '../panel/Panel.tsx'", 'panel-is-last'],
  ['mocks/rules/b.ts', "import '@msw/data'", 'owner-msw-data'],
  ['mocks/rules/c.ts', "import 'msw'", 'owner-msw'],
  ['mocks/rules/d.ts', "import '../../e2e/journeys/login.spec.ts'", 'tests-are-not-imported'],
  ['mocks/client.ts', "import './server.ts'", 'client-stands-alone'],
  ['mocks/control-types.ts', "import 'msw'", 'client-stands-alone'],
  ['e2e/journeys/a.ts', "import '../../src/paths'", 'end-to-end-sees-the-page'],
  ['e2e/journeys/b.ts', "import '../../mocks/server'", 'end-to-end-sees-the-page'],
]

interface Violation {
  from: string
  rule: { name: string }
}

function cruise(folder: string): string[] {
  const config = join(root, 'tests/architecture/doors.mjs')
  const cli = join(root, 'node_modules/.bin/depcruise')
  const rooms = ['src', 'mocks', 'e2e']
  const report = execFileSync(
    process.execPath,
    [cli, ...rooms, '--config', config, '--output-type', 'json'],
    {
      cwd: folder,
      encoding: 'utf8',
    },
  )
  const violations: Violation[] = JSON.parse(report).summary.violations
  return violations.map(({ from, rule }) => `${from}: ${rule.name}`)
}

describe('the doors', () => {
  const folder = mkdtempSync(join(tmpdir(), 'doors-'))
  let found: string[] = []
  let foundBefore: string[] = []

  beforeAll(() => {
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
    for (const name of ['package.json', 'tsconfig.json']) cpSync(join(root, name), join(folder, name))
    const files = new Map<string, string>(
      Object.entries({
        ...innocent,
        'src/serving.ts': '',
        'src/static-host/pages.ts': "import '../serving'",
      }),
    )
    const write = () => {
      for (const [file, text] of files) {
        mkdirSync(dirname(join(folder, file)), { recursive: true })
        writeFileSync(join(folder, file), `${text}\n`)
      }
    }
    write()
    foundBefore = cruise(folder)
    for (const [file, line] of offences) files.set(file, `${files.get(file) ?? ''}\n${line}`)
    write()
    found = cruise(folder)
  }, 60_000)

  afterAll(() => rmSync(folder, { recursive: true }))

  it('are open to code that keeps the rules', () => {
    expect(foundBefore).toEqual([])
  })

  it.each(offences)('%s: %s is refused', (file, _line, rule) => {
    expect(found).toContain(`${file}: ${rule}`)
  })
})
