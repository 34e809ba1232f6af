import { ArrowLeft } from 'lucide-react'
import type { HomeModule } from '@/api/generated/model/homeModule'
import type { ManagedPropertyPage } from '@/api/generated/model/managedPropertyPage'
import type { ResidentRow } from '@/api/generated/model/residentRow'
import { stripBasePath } from '@/base-path'
import { lots } from '@/copy/lots'
import { ButtonPlaceholder } from '@/design-system/components/ButtonPlaceholder/ButtonPlaceholder'
import { PageHeaderContent } from '@/design-system/components/PageHeader/PageHeaderContent'
import { TextLink } from '@/design-system/components/TextLink/TextLink'
import { isActiveModule } from '@/domain/modules'
import { commonCopy, copy, recordCopy } from '@/features/lots/detail/copy'
import { NameWithPhoto } from '@/features/lots/photos/NameWithPhoto'
import { buildCoResidentColumns } from '@/features/lots/residents/columns'
import { parseId, paths } from '@/paths'
import { headerPlace, type ListPart, type RenderList, takeFirstRows } from './first-list'
import { renderTable } from './render-table'

const columns = buildCoResidentColumns(({ full_name }) => <NameWithPhoto name={full_name} url={undefined} />)
const words = recordCopy.corresidentes

/** The co-residents of a lot whose owner is the user. Tenants see other lists, and who may not change the lot a reason. */
export const renderLot: RenderList = (input) => {
  const [modules, lotPage] = input.responses as [HomeModule[], ManagedPropertyPage]
  const { results } = lotPage
  const id = parseId(stripBasePath(location.pathname)?.split('/')[2])
  const lot = results.find(({ property }) => property === id)
  if (
    !lot?.can_manage_property ||
    !input.canManageResidents ||
    lot.is_renter_flag ||
    !isActiveModule(modules, 'census')
  )
    return []
  const rows = takeFirstRows<ResidentRow>(input.responses[2], input)
  const table = renderTable({ rows, columns, actions: [commonCopy.edit, commonCopy.remove] })
  const header: ListPart = {
    place: headerPlace,
    content: (
      <PageHeaderContent
        title={copy.title(words.plural, lots.name(lot.identifier, lot.area_name))}
        description={copy.subtitle}
        back={
          results.length === 1 ? undefined : (
            <TextLink standsAlone href={paths.lots()} icon={<ArrowLeft size={20} aria-hidden="true" />}>
              {copy.back}
            </TextLink>
          )
        }
        actions={<ButtonPlaceholder>{words.create}</ButtonPlaceholder>}
      />
    ),
  }
  return table.length === 0 ? [] : [header, ...table]
}
