import { allRows } from '../all-rows'
import {
  getAddWorkManagerMutationOptions,
  getSendWorkManagerInvitationMutationOptions,
  getUpdateWorkManagerMutationOptions,
  getUpdateWorkManagerPersonMutationOptions,
  listWorkManagers,
} from '../generated/work-managers/work-managers'
import { repeatable, searchable, unreadable } from './write'

export const workManagerWrites = {
  addWorkManager: searchable(getAddWorkManagerMutationOptions, async ({ rp, workId, data }) => {
    const { results } = await listWorkManagers(rp, workId, allRows)
    return results.find(({ person, status }) => person.id === data.person && status === data.status)
  }),
  updateWorkManager: repeatable(getUpdateWorkManagerMutationOptions),
  updateWorkManagerPerson: repeatable(getUpdateWorkManagerPersonMutationOptions),
  sendWorkManagerInvitation: unreadable(
    getSendWorkManagerInvitationMutationOptions,
    'No read shows whether an email was sent; a second email has the same code.',
  ),
}
