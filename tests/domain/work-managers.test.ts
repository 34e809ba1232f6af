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

/** Everybody who may look, at everybody whom there is to see. */
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

const seenBy = ({ reader, manager }: Case) => ({ ...manager, isMineToChange: canChangeManagers(reader) })

const isMine = ({ reader: { isResidentOfLot, managerStatus } }: Case) =>
  canChangeWorkManagers(work(), {
    isAdministration: false,
    lotIds: new Set(isResidentOfLot ? [201] : []),
    managed: new Map(managerStatus ? [[501, managerStatus]] : []),
  })

const fileOf = ({ manager: { status, isOneself, isResident, hasEmail } }: Case) => {
  const id = isOneself ? ownId : 4001
  return {
    row: { id: 601, work_id: 501, person_id: id, status },
    person: person(id, { email: hasEmail ? 'ana@example.com' : null }),
    user: undefined,
    isResident,
  }
}

/** The sentence with which the backend refuses, if it does. */
const refusedWith = (one: Case, act: () => unknown): string | undefined => {
  if (!isMine(one)) return refusalSentences.MANAGERS_NOT_YOURS
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
  for (const one of cases) {
    const edit = () => refuseOwnAndResidents(fileOf(one), ownId)
    expect(sentenceOf(getManagerEditRefusal(seenBy(one))), JSON.stringify(one)).toBe(refusedWith(one, edit))
  }
})

test('agrees with the backend on the invitations of every manager by every user', () => {
  for (const one of cases) {
    const file = fileOf(one)
    const invite = () => {
      // Without an email there is nowhere to send it: it is asked for first, which changes the manager.
      if (!one.manager.hasEmail && file.row.status === 'CURRENT') refuseOwnAndResidents(file, ownId)
      const known = { ...file, person: { ...file.person, email: 'ana@example.com' } }
      requireInvitable(work(), { work: 501, person: file.person.id }, known)
    }
    expect(sentenceOf(getManagerInviteRefusal(seenBy(one))), JSON.stringify(one)).toBe(
      refusedWith(one, invite),
    )
  }
})
