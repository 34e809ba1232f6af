import { requireInvitable } from '@mocks/rules/work-invitations'
import { refuseOwnAndResidents } from '@mocks/rules/work-managers'
import { canChangeWorkManagers } from '@mocks/rules/works'
import { expect, test } from 'vitest'
import { refusalSentences } from '@/copy/refusals'
import { getManagerEditRefusal, getManagerInviteRefusal } from '@/domain/work-managers'
import { canChangeManagers } from '@/domain/work-rights'
import { person, refusalOf } from '../mocks/rules/sample-rows'
import { work } from '../mocks/rules/work-rows'

const statuses = ['CURRENT', 'SUSPENDED', 'INVALID'] as const
const either = [true, false]
const ownId = 301

/** Every user with every manager. */
const cases = either.flatMap((isResidentOfLot) =>
  [...statuses, null].flatMap((managerStatus) =>
    statuses.flatMap((status) =>
      either.flatMap((isOneself) =>
        either.flatMap((isResident) =>
          either.map((hasEmail) => ({
            reader: { groups: [], isResidentOfLot, managerStatus },
            manager: { status, isOneself, isResident, hasEmail },
          })),
        ),
      ),
    ),
  ),
)
type Case = (typeof cases)[number]

const toListedManager = ({ reader, manager }: Case) => ({
  ...manager,
  isMineToChange: canChangeManagers(reader),
})

const canChange = ({ reader: { isResidentOfLot, managerStatus } }: Case) =>
  canChangeWorkManagers(work(), {
    isAdministration: false,
    lotIds: new Set(isResidentOfLot ? [201] : []),
    managed: new Map(managerStatus ? [[501, managerStatus]] : []),
  })

const rowsOf = ({ manager: { status, isOneself, isResident, hasEmail } }: Case) => {
  const id = isOneself ? ownId : 4001
  return {
    row: { id: 601, work_id: 501, person_id: id, status },
    person: person(id, { email: hasEmail ? 'ana@example.com' : null }),
    user: undefined,
    isResident,
  }
}

/** The sentence of the refusal of the backend. */
const backendRefusalOf = (example: Case, act: () => unknown): string | undefined => {
  if (!canChange(example)) return refusalSentences.MANAGERS_NOT_YOURS
  try {
    act()
    return undefined
  } catch {
    return Object.values(refusalOf(act).body as object)
      .flat()
      .join()
  }
}

const sentenceOf = (code: keyof typeof refusalSentences | undefined) => code && refusalSentences[code]

test('agrees with the backend on the edits of every manager by every user', () => {
  expect(cases).toHaveLength(192)
  for (const example of cases) {
    const edit = () => refuseOwnAndResidents(rowsOf(example), ownId)
    expect(sentenceOf(getManagerEditRefusal(toListedManager(example))), JSON.stringify(example)).toBe(
      backendRefusalOf(example, edit),
    )
  }
})

test('agrees with the backend on the invitations of every manager by every user', () => {
  for (const example of cases) {
    const rows = rowsOf(example)
    const invite = () => {
      // Without an email the portal asks for it first, which changes the manager.
      if (!example.manager.hasEmail && rows.row.status === 'CURRENT') refuseOwnAndResidents(rows, ownId)
      const invitable = { ...rows, person: { ...rows.person, email: 'ana@example.com' } }
      requireInvitable(work(), { work: 501, person: rows.person.id }, invitable)
    }
    expect(sentenceOf(getManagerInviteRefusal(toListedManager(example))), JSON.stringify(example)).toBe(
      backendRefusalOf(example, invite),
    )
  }
})
