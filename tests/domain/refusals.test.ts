import { expect, test } from 'vitest'
import { refusalSentences } from '@/copy/refusals'
import { refusals } from '@/domain/refusals'

const roles = { isResident: true, isWorkManager: true, isEscalated: false, isAdministrator: false }

test('an authorization is changed until the end of its last day (P2, P4)', () => {
  const edit = refusals['authorization.edit']
  expect(edit({ to_date: '2026-03-16' }, { roles, day: '2026-03-16' })).toBeUndefined()
  expect(edit({ to_date: '2026-03-16' }, { roles, day: '2026-03-17' })).toBe('AUTHORIZATION_OVERDUE')
  expect(edit(undefined, { roles, day: '2026-03-17' })).toBeUndefined()
})

test('each refusal is a whole sentence', () => {
  for (const sentence of Object.values(refusalSentences)) expect(sentence).toMatch(/^[A-ZÁÉÍÓÚÑ].*\.$/)
})
