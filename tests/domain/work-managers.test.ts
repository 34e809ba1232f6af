import { requireInvitable } from '@mocks/rules/work-invitations'
import { refuseSelfOrResident } from '@mocks/rules/work-managers'
import { canChangeWorkManagers } from '@mocks/rules/works'
import { expect, test } from 'vitest'
import { refusalSentences } from '@/copy/refusals'
import { getManagerEditRefusal, getManagerInviteRefusal } from '@/domain/work-managers'
import { canChangeManagers } from '@/domain/work-rights'
import { catchRefusal, createPersonRow } from '../mocks/rules/sample-rows'
import { createWorkRow } from '../mocks/rules/work-rows'

const statuses = ['CURRENT', 'SUSPENDED', 'INVALID'] as const
const booleans = [true, false]
const userPersonId = 301

/** Every combination of the user's relation to a work and the properties of a manager. */
const cases = booleans.flatMap((isResidentOfLot) =>
  [...statuses, null].flatMap((managerStatus) =>
    statuses.flatMap((status) =>
      booleans.flatMap((isOneself) =>
        booleans.flatMap((isResident) =>
          booleans.map((hasEmail) => ({
            relation: { groups: [], isResidentOfLot, managerStatus },
            manager: { status, isOneself, isResident, hasEmail },
          })),
        ),
      ),
    ),
  ),
)
type Case = (typeof cases)[number]

const toListedManager = ({ relation, manager }: Case) => ({
  ...manager,
  canUserChangeManagers: canChangeManagers(relation),
})

const canChangeInBackend = ({ relation: { isResidentOfLot, managerStatus } }: Case) =>
  canChangeWorkManagers(createWorkRow(), {
    isAdministration: false,
    lotIds: new Set(isResidentOfLot ? [201] : []),
    managerStatuses: new Map(managerStatus ? [[501, managerStatus]] : []),
  })

const createJoinedManager = ({ manager: { status, isOneself, isResident, hasEmail } }: Case) => {
  const id = isOneself ? userPersonId : 4001
  return {
    row: { id: 601, work_id: 501, person_id: id, status },
    person: createPersonRow(id, { email: hasEmail ? 'ana@example.com' : null }),
    user: undefined,
    isResident,
  }
}

/**
 * Returns the sentence with which the backend refuses an action; undefined if the backend permits the action. `callRule`
 * calls the rule of the mock backend for the action. To refuse the action, the rule throws a Refusal.
 */
const getBackendRefusal = (example: Case, callRule: () => unknown): string | undefined => {
  if (!canChangeInBackend(example)) return refusalSentences.MANAGERS_NOT_YOURS
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

test('the portal and the backend refuse the edit of a manager in the same cases and with the same sentence', () => {
  expect(cases).toHaveLength(192)
  for (const example of cases) {
    const edit = () => refuseSelfOrResident(createJoinedManager(example), userPersonId)
    expect(getSentence(getManagerEditRefusal(toListedManager(example))), JSON.stringify(example)).toBe(
      getBackendRefusal(example, edit),
    )
  }
})

test('the portal and the backend refuse the invitation of a manager in the same cases and with the same sentence', () => {
  for (const example of cases) {
    const joinedManager = createJoinedManager(example)
    const invite = () => {
      // The portal saves an email before it invites a manager without one. Saving the email is an edit of the manager.
      if (!example.manager.hasEmail && joinedManager.row.status === 'CURRENT')
        refuseSelfOrResident(joinedManager, userPersonId)
      const invitable = { ...joinedManager, person: { ...joinedManager.person, email: 'ana@example.com' } }
      requireInvitable(createWorkRow(), { work: 501, person: joinedManager.person.id }, invitable)
    }
    expect(getSentence(getManagerInviteRefusal(toListedManager(example))), JSON.stringify(example)).toBe(
      getBackendRefusal(example, invite),
    )
  }
})
