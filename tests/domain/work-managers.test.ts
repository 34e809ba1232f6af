import { requireInvitable } from '@mocks/rules/work-invitations'
import { refuseOwnAndResidents } from '@mocks/rules/work-managers'
import { canChangeWorkManagers } from '@mocks/rules/works'
import { expect, test } from 'vitest'
import { refusalSentences } from '@/copy/refusals'
import { getManagerEditRefusal, getManagerInviteRefusal } from '@/domain/work-managers'
import { canChangeManagers } from '@/domain/work-rights'
import { catchRefusal, createPersonRow } from '../mocks/rules/sample-rows'
import { createWorkRow } from '../mocks/rules/work-rows'

const statuses = ['CURRENT', 'SUSPENDED', 'INVALID'] as const
const booleans = [true, false]
const ownId = 301

/** Every combination of a user and a manager. */
const cases = booleans.flatMap((isResidentOfLot) =>
  [...statuses, null].flatMap((managerStatus) =>
    statuses.flatMap((status) =>
      booleans.flatMap((isOneself) =>
        booleans.flatMap((isResident) =>
          booleans.map((hasEmail) => ({
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
  canChangeWorkManagers(createWorkRow(), {
    isAdministration: false,
    lotIds: new Set(isResidentOfLot ? [201] : []),
    managerStatuses: new Map(managerStatus ? [[501, managerStatus]] : []),
  })

const createRows = ({ manager: { status, isOneself, isResident, hasEmail } }: Case) => {
  const id = isOneself ? ownId : 4001
  return {
    row: { id: 601, work_id: 501, person_id: id, status },
    person: createPersonRow(id, { email: hasEmail ? 'ana@example.com' : null }),
    user: undefined,
    isResident,
  }
}

/** Returns the sentence of the backend's refusal; undefined if the backend permits the action. */
const getBackendRefusal = (example: Case, callRule: () => unknown): string | undefined => {
  if (!canChange(example)) return refusalSentences.MANAGERS_NOT_YOURS
  try {
    callRule()
    return undefined
  } catch {
    return Object.values(catchRefusal(callRule).body as object)
      .flat()
      .join()
  }
}

const getSentence = (code: keyof typeof refusalSentences | undefined) => code && refusalSentences[code]

test('agrees with the backend on the edits of every manager by every user', () => {
  expect(cases).toHaveLength(192)
  for (const example of cases) {
    const edit = () => refuseOwnAndResidents(createRows(example), ownId)
    expect(getSentence(getManagerEditRefusal(toListedManager(example))), JSON.stringify(example)).toBe(
      getBackendRefusal(example, edit),
    )
  }
})

test('agrees with the backend on the invitations of every manager by every user', () => {
  for (const example of cases) {
    const rows = createRows(example)
    const invite = () => {
      // The portal first stores a missing email, which is an edit of the manager.
      if (!example.manager.hasEmail && rows.row.status === 'CURRENT') refuseOwnAndResidents(rows, ownId)
      const invitable = { ...rows, person: { ...rows.person, email: 'ana@example.com' } }
      requireInvitable(createWorkRow(), { work: 501, person: rows.person.id }, invitable)
    }
    expect(getSentence(getManagerInviteRefusal(toListedManager(example))), JSON.stringify(example)).toBe(
      getBackendRefusal(example, invite),
    )
  }
})
