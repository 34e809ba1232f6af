import { Plus } from 'lucide-react'
import { type ComponentType, useMemo } from 'react'
import { lots as words } from '@/copy/lots'
import { Alert } from '@/design-system/components/Alert/Alert'
import { Button } from '@/design-system/components/Button/Button'
import { PageWidth } from '@/design-system/components/PageWidth/PageWidth'
import { Skeleton } from '@/design-system/components/Skeleton/Skeleton'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Tabs } from '@/design-system/components/Tabs/Tabs'
import { paths } from '@/paths'
import { useRefusals } from '@/patterns/access/use-refusals'
import { LeaveBlockerContext } from '@/patterns/form/use-leave-blockers'
import { onDemand, usePreload } from '@/patterns/on-demand/on-demand'
import { Page } from '@/patterns/page/Page'
import { useSession } from '@/session/use-session'
import { PetsTable } from '../pets/PetsTable'
import { ResidentsTable } from '../residents/ResidentsTable'
import { VehiclesTable } from '../vehicles/VehiclesTable'
import { copy, recordCopy } from './copy'
import { type LotTab, tabFlags } from './lot-tabs'
import { useLot } from './use-lot'
import { useLotAddress } from './use-lot-address'
import { LotViewContext, useLotView } from './use-lot-view'

const formSkeleton = <Skeleton shape="block" height="30rem" />
const PetForm = onDemand(async () => (await import('../pets/PetForm')).PetForm, formSkeleton)
const ResidentForm = onDemand(
  async () => (await import('../residents/ResidentForm')).ResidentForm,
  formSkeleton,
)
const VehicleForm = onDemand(async () => (await import('../vehicles/VehicleForm')).VehicleForm, formSkeleton)
const preloadedParts = [PetForm, ResidentForm, VehicleForm]

export function LotTabs() {
  const { identifier, areaName, canManageProperty, isTenant, isOnly } = useLot()
  const { neighbourhood } = useSession()
  const { tabs, register, lotView } = useLotAddress(isTenant)
  const { tab, view, openTab, openNew } = lotView
  const refusal = useRefusals()('lotTab.manage', {
    isShown: true,
    canManageProperty,
    isManagedByResidents: neighbourhood[tabFlags[tab]],
  })
  const tabOptions = useMemo(() => tabs.map((value) => ({ value, label: recordCopy[value].plural })), [tabs])
  const isTable = view.name === 'table'
  usePreload(preloadedParts)

  return (
    // The key remounts the page when the view changes. The heading then gets the focus, so screen readers announce the view.
    <Page
      key={view.name}
      title={copy.title(recordCopy[tab].plural, words.name(identifier, areaName))}
      description={copy.subtitle}
      back={isOnly ? undefined : { to: paths.lots(), label: copy.back }}
      actions={
        isTable ? (
          <Button variant="primary" icon={<Plus size={20} />} disabledReason={refusal} onClick={openNew}>
            {recordCopy[tab].create}
          </Button>
        ) : undefined
      }
    >
      <Tabs label={copy.tabsLabel} value={tab} onChange={openTab} activation="manual" tabs={tabOptions}>
        <Stack gap={4}>
          {refusal && isTable ? <Alert>{refusal}</Alert> : null}
          <LotViewContext value={{ ...lotView, refusal }}>
            <LeaveBlockerContext value={register}>
              <PageWidth width={isTable ? 'page' : 'form'} align="start">
                <LotTabContent />
              </PageWidth>
            </LeaveBlockerContext>
          </LotViewContext>
        </Stack>
      </Tabs>
    </Page>
  )
}

interface Content {
  Table: ComponentType
  /** The form of a new record; with an id, the form of that record, which may be read-only. */
  Form: ComponentType<{ id?: number }>
}

const contents: Record<LotTab, Content> = {
  corresidentes: { Table: ResidentsTable, Form: ResidentForm },
  inquilinos: { Table: ResidentsTable, Form: ResidentForm },
  vehiculos: { Table: VehiclesTable, Form: VehicleForm },
  mascotas: { Table: PetsTable, Form: PetForm },
}

/** The table or form of the current tab. The key remounts it for another tab or record, so that no state remains. */
function LotTabContent() {
  const { tab, view } = useLotView()
  const { Table, Form } = contents[tab]
  if (view.name === 'table') return <Table key={tab} />
  const id = view.name === 'edit' ? view.id : undefined
  return <Form key={`${tab} ${id}`} id={id} />
}
