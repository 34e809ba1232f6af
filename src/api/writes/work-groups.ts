import { allRows } from '../all-rows'
import {
  getCreateGroupAuthorizationMutationOptions,
  getDeleteGroupAuthorizationMutationOptions,
  getUpdateGroupAuthorizationMutationOptions,
  listGroupAuthorizations,
} from '../generated/work-groups/work-groups'
import { findNewest, hasContent, hasSameIds } from './compare-records'
import { removal, repeatable, searchable } from './write'

export const workGroupWrites = {
  createGroupAuthorization: searchable(
    getCreateGroupAuthorizationMutationOptions,
    async ({ rp, workId, data }) => {
      // The backend derives `allDay` from the hours, and stores a plate without spaces.
      const { allDay: _derived, license_plate_number: plate, ...fields } = data.preauth_fields
      const content = { ...fields, license_plate_number: plate?.replace(/\s/g, '') }
      const { results } = await listGroupAuthorizations(rp, workId, allRows)
      const isSaved = ({ preauthorization }: (typeof results)[number]) =>
        hasContent(preauthorization, content) &&
        hasSameIds(
          preauthorization.people.map(({ id }) => id),
          data.workers,
        )
      return findNewest(results.filter(isSaved))
    },
  ),
  updateGroupAuthorization: repeatable(getUpdateGroupAuthorizationMutationOptions),
  deleteGroupAuthorization: removal(getDeleteGroupAuthorizationMutationOptions),
}
