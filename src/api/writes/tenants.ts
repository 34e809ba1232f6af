import {
  getCreateTenantMutationOptions,
  getDeleteTenantMutationOptions,
  getTenant,
  getUpdateTenantMutationOptions,
  listTenants,
} from '../generated/tenants/tenants'
import { findResidentRow, getResidentSearch, hasResidentContent } from './compare-residents'
import { removal, repeatable, searchable } from './write'

export const tenantWrites = {
  createTenant: searchable(getCreateTenantMutationOptions, async ({ rp, pid, data }) => {
    const { results } = await listTenants(rp, pid, getResidentSearch(data))
    const row = findResidentRow(results, data)
    const resident = row && (await getTenant(rp, pid, row.id))
    return resident && hasResidentContent(resident, data) ? resident : undefined
  }),
  updateTenant: repeatable(getUpdateTenantMutationOptions),
  deleteTenant: removal(getDeleteTenantMutationOptions),
}
