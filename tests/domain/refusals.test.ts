import { expect, test } from 'vitest'
import { refusalSentences } from '@/copy/refusals'
import { refusals } from '@/domain/refusals'

const roles = { isResident: true, isWorkManager: true, isEscalated: false, isAdministrator: false }
const email = 'residente@demo.ar'

test('an authorization is changed until the end of its last day', () => {
  const edit = refusals['authorization.edit']
  expect(edit({ to_date: '2026-03-16' }, { roles, email, day: '2026-03-16' })).toBeUndefined()
  expect(edit({ to_date: '2026-03-16' }, { roles, email, day: '2026-03-17' })).toBe('AUTHORIZATION_OVERDUE')
  expect(edit(undefined, { roles, email, day: '2026-03-17' })).toBeUndefined()
})

test.each([
  [true, true, true, undefined],
  [false, true, true, 'LOT_DATA_NOT_YOURS'],
  [true, true, false, 'LOT_DATA_NOT_YOURS'],
  [true, false, true, 'LOT_DATA_NOT_YOURS'],
  [true, false, false, 'LOT_DATA_NOT_YOURS'],
])(
  "a lot's tab is managed by who sees it, %s, with both rights: one's own %s, the neighbourhood's %s",
  (isShown, canManageProperty, isManagedByResidents, refusal) => {
    expect(refusals['lotTab.manage']({ isShown, canManageProperty, isManagedByResidents })).toBe(refusal)
  },
)

test.each([
  ['residente@demo.ar', 'ONESELF'],
  ['  Residente@Demo.AR ', 'ONESELF'],
  ['otra@demo.ar', undefined],
  ['', undefined],
  [null, undefined],
])('nobody removes themself, told by the email: %s', (of, refusal) => {
  const resident = { email: of, isOneself: false }
  expect(refusals['coResident.remove'](resident, { roles, email, day: '2026-03-16' })).toBe(refusal)
})

test('where the own email is not known, oneself is told by the person', () => {
  const asker = { roles, email: undefined, day: '2026-03-16' } as const
  const of = (isOneself: boolean) => refusals['coResident.remove']({ email: null, isOneself }, asker)
  expect([of(true), of(false)]).toEqual(['ONESELF', undefined])
})

test('each refusal is a whole sentence; two are as the documents have them, without their full stops', () => {
  const { LOT_DATA_NOT_YOURS, MANAGER_NOT_CURRENT, ...others } = refusalSentences
  expect(LOT_DATA_NOT_YOURS).toMatch(/^Actualmente no tenés .* para activarla$/)
  expect(MANAGER_NOT_CURRENT).toBe('No se puede invitar a un responsable de obra no vigente')
  for (const sentence of Object.values(others)) expect(sentence).toMatch(/^[A-ZÁÉÍÓÚÑ].*\.$/)
})
