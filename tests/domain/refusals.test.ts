import { expect, test } from 'vitest'
import { refusalSentences } from '@/copy/refusals'
import { refusals } from '@/domain/refusals'

const email = 'residente@demo.ar'

test('refuses the edit of an authorization only after its last day', () => {
  const getEditRefusal = refusals['authorization.edit']
  const authorization = { to_date: '2026-03-16', preauthorization_type: 'VENDOR' } as const
  expect(getEditRefusal(authorization, { email, day: '2026-03-16' })).toBeUndefined()
  expect(getEditRefusal(authorization, { email, day: '2026-03-17' })).toBe('AUTHORIZATION_EXPIRED')
  expect(getEditRefusal(undefined, { email, day: '2026-03-17' })).toBeUndefined()
})

test.each(['PARTY', '', 'constructor'])(
  'refuses the edit of an authorization of the unknown type "%s"',
  (type) => {
    const authorization = { to_date: '2026-03-16', preauthorization_type: type }
    expect(refusals['authorization.edit'](authorization, { email, day: '2026-03-16' })).toBe(
      'AUTHORIZATION_TYPE_UNKNOWN',
    )
  },
)

test.each([
  [true, true, true, undefined],
  [false, true, true, 'LOT_DATA_NOT_YOURS'],
  [true, true, false, 'LOT_DATA_NOT_YOURS'],
  [true, false, true, 'LOT_DATA_NOT_YOURS'],
  [true, false, false, 'LOT_DATA_NOT_YOURS'],
])(
  'returns why a tab of a lot is not editable (tab shown: %s, user can manage the lot: %s, residents manage the data: %s): %s',
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
])(
  'refuses the removal of a co-resident only if the co-resident has the email of the user: %j',
  (residentEmail, refusal) => {
    const resident = { email: residentEmail, isOneself: false }
    expect(refusals['coResident.remove'](resident, { email, day: '2026-03-16' })).toBe(refusal)
  },
)

test('for a user without a known email, refuses the removal of a co-resident only if `isOneself` is set', () => {
  const context = { email: undefined, day: '2026-03-16' } as const
  const getRemovalRefusal = (isOneself: boolean) =>
    refusals['coResident.remove']({ email: null, isOneself }, context)
  expect([getRemovalRefusal(true), getRemovalRefusal(false)]).toEqual(['ONESELF', undefined])
})

test('ends every refusal sentence with a full stop, except the two whose wording the product rules prescribe without one', () => {
  const { LOT_DATA_NOT_YOURS, MANAGER_NOT_CURRENT, ...otherSentences } = refusalSentences
  expect(LOT_DATA_NOT_YOURS).toMatch(/^Actualmente no tenés .* para activarla$/)
  expect(MANAGER_NOT_CURRENT).toBe('No se puede invitar a un responsable de obra no vigente')
  for (const sentence of Object.values(otherSentences)) expect(sentence).toMatch(/^[A-ZÁÉÍÓÚÑ].*\.$/)
})

test('refuses the edit of an invitation only after its last day', () => {
  const getEditRefusal = refusals['invitation.edit']
  expect(getEditRefusal({ to_date: '2026-03-16' }, { email, day: '2026-03-16' })).toBeUndefined()
  expect(getEditRefusal({ to_date: '2026-03-16' }, { email, day: '2026-03-17' })).toBe('INVITATION_EXPIRED')
  expect(getEditRefusal(undefined, { email, day: '2026-03-17' })).toBeUndefined()
})

test('refuses the removal of a tenant only if the tenant is the user', () => {
  expect(refusals['tenant.remove']({ isOneself: true })).toBe('ONESELF')
  expect(refusals['tenant.remove']({ isOneself: false })).toBeUndefined()
})

const currentManager = {
  status: 'CURRENT',
  isOneself: false,
  isResident: false,
  hasEmail: true,
  canUserChangeManagers: true,
} as const

test('refuses the edit of a work manager who is the user', () => {
  const getEditRefusal = refusals['workManager.edit']
  expect(getEditRefusal(currentManager)).toBeUndefined()
  expect(getEditRefusal({ ...currentManager, isOneself: true })).toBe('MANAGER_ONESELF')
})

test('refuses the invitation of a work manager who is suspended', () => {
  const getInviteRefusal = refusals['workManager.invite']
  expect(getInviteRefusal(currentManager)).toBeUndefined()
  expect(getInviteRefusal({ ...currentManager, status: 'SUSPENDED' })).toBe('MANAGER_NOT_CURRENT')
})

test('refuses the change of a roster to a user who neither lives on the lot nor manages the work', () => {
  const getRosterRefusal = refusals['work.changeRoster']
  const relation = { groups: [], isResidentOfLot: false, managerStatus: null }
  expect(getRosterRefusal({ ...relation, isResidentOfLot: true })).toBeUndefined()
  expect(getRosterRefusal(relation)).toBe('WORK_NOT_MANAGED')
})

test('finds the user by an email with spaces and capitals', () => {
  const context = { email: ' Residente@Demo.ar ', day: '2026-03-16' }
  expect(refusals['coResident.remove']({ email, isOneself: false }, context)).toBe('ONESELF')
})
