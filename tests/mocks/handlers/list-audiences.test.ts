import { readFileSync } from 'node:fs'
import type { OperationId } from '@mocks/contract/operations'
import { expect, it } from 'vitest'
import { type AudienceList, audiences } from '@/copy/audiences'
import { sendCall } from '../../operations/send-call'
import { accounts, createBackend } from './backend'

const page = readFileSync(new URL('../../../docs/product/privacy.md', import.meta.url), 'utf8')

/** The rows of the table: the key of the list, its read, and the roles that see its rows. */
const lists = [...page.matchAll(/^\| `(\w+)` \| `(\w+)` \| ([^|]+) \|/gm)].map(
  ([, list = '', operationId = '', roles = '']) => ({
    list: list as AudienceList,
    operationId: operationId as OperationId,
    roles: roles.split(', '),
  }),
)

/**
 * A demo account that has each role, with the lot, the work and the submission for which it has the role. C-3 (203) is the lot of
 * inquilino, and A-12 (201) that of residente. obra manages 501, is suspended in 510, and was a manager of 506.
 */
const roles = {
  'co-residents': { account: 'residente', pid: 201, workId: 501 },
  tenants: { account: 'inquilino', pid: 203, workId: 503 },
  managers: { account: 'obra', pid: 201, workId: 501 },
  'suspended managers': { account: 'obra', pid: 203, workId: 510 },
  'former managers': { account: 'obra', pid: 201, workId: 506 },
  Administration: { account: 'admin', pid: 201, workId: 501 },
  neighbours: { account: 'consejo', pid: 201, workId: 501 },
} as const

/** The lists that answer every user of the neighbourhood, with the rows that the user may see. */
const ownRows: Partial<Record<OperationId, 'works' | 'submissions'>> = {
  listWorks: 'works',
  listInsuranceSubmissions: 'submissions',
  listBackgroundCheckSubmissions: 'submissions',
}

/** The word by which the sentence of a list names each role. */
const words: Record<string, RegExp> = {
  'co-residents': /propietarios.* corresidentes/,
  tenants: /inquilinos/,
  managers: /responsables activos/,
  'suspended managers': /responsables .*suspendidos/,
  Administration: /Administración/,
  author: /hiciste vos/,
}

async function signInAll() {
  const { mock, signIn } = await createBackend()
  const tokens = new Map<string, string>()
  for (const [account, email] of Object.entries(accounts))
    tokens.set(account, (await signIn(email)).session.token)
  return { mock, tokens }
}

it('has each list of the portal in the table', () => {
  expect(new Set(lists.map(({ list }) => list))).toEqual(new Set(Object.keys(audiences.lists)))
})

it.each(lists.filter(({ operationId }) => ownRows[operationId] !== 'submissions'))(
  'answers $operationId to the roles of the table, and to no others',
  async ({ operationId, roles: expectedRoles }) => {
    const { mock, tokens } = await signInAll()
    const seeing = []
    for (const [role, { account, pid, workId }] of Object.entries(roles)) {
      const query = operationId === 'listWorks' ? { page_size: 500 } : undefined
      const change = { path: { rp: 101, pid, workId }, query }
      const { status, body } = await sendCall(mock, operationId, change, tokens.get(account))
      const { results } = body as { results?: { id: number }[] }
      const hasRow = operationId !== 'listWorks' || results?.some(({ id }) => id === workId)
      if (status === 200 && hasRow) seeing.push(role)
    }
    expect(seeing).toEqual(expectedRoles)
  },
)

it.each(lists.filter(({ operationId }) => ownRows[operationId] === 'submissions'))(
  'answers $operationId to each account with its own submissions only',
  async ({ operationId, roles: expectedRoles }) => {
    const { mock, tokens } = await signInAll()
    expect(expectedRoles).toEqual(['author'])
    const counts = []
    for (const [account, token] of tokens) {
      const { status, body } = await sendCall(mock, operationId, { path: { rp: 101 } }, token)
      const { results } = body as { results: { person: { id: number } }[] }
      expect(status).toBe(200)
      const [person] = mock.db.persons.find(
        ({ email, real_property_id }) =>
          email === accounts[account as keyof typeof accounts] && real_property_id === 101,
      )
      expect(results.filter((row) => row.person.id !== person?.id)).toEqual([])
      counts.push(results.length)
    }
    expect(Math.max(...counts)).toBeGreaterThan(0)
  },
)

it.each(lists)(
  'names the roles of $operationId in the sentence of the portal',
  ({ list, roles: expectedRoles }) => {
    const sentence = audiences.lists[list]
    for (const role of expectedRoles) expect(sentence).toMatch(words[role] as RegExp)
    for (const role of ['co-residents', 'tenants', 'managers'])
      if (!expectedRoles.includes(role)) expect(sentence).not.toMatch(words[role] as RegExp)
  },
)
