import type { ComponentType } from 'react'
import { PetForm } from '../pets/PetForm'
import { PetsTable } from '../pets/PetsTable'
import { CoResidentForm } from '../residents/CoResidentForm'
import { CoResidentsTable } from '../residents/CoResidentsTable'
import { TenantForm } from '../residents/TenantForm'
import { TenantsTable } from '../residents/TenantsTable'
import { VehicleForm } from '../vehicles/VehicleForm'
import { VehiclesTable } from '../vehicles/VehiclesTable'
import type { LotView } from './lot-address'
import type { LotTab } from './lot-tabs'

interface Content {
  Table: ComponentType
  /** Creates; with an id edits that, or shows it where it may not be changed. */
  Form: ComponentType<{ id?: number }>
}

const contents: Record<LotTab, Content> = {
  corresidentes: { Table: CoResidentsTable, Form: CoResidentForm },
  inquilinos: { Table: TenantsTable, Form: TenantForm },
  vehiculos: { Table: VehiclesTable, Form: VehicleForm },
  mascotas: { Table: PetsTable, Form: PetForm },
}

interface TabContentProps {
  tab: LotTab
  view: LotView
}

/** What a tab shows. Another tab, or another one to edit, is another table or form: nothing of the former stays. */
export function LotTabContent({ tab, view }: TabContentProps) {
  const { Table, Form } = contents[tab]
  if (view.name === 'table') return <Table key={tab} />
  const id = view.name === 'edit' ? view.id : undefined
  return <Form key={`${tab} ${id}`} id={id} />
}
