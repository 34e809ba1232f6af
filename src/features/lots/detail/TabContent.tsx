import type { ComponentType } from 'react'
import type { LotView } from './lot-address'
import { PetForm } from '../pets/PetForm'
import { PetsTable } from '../pets/PetsTable'
import { VehicleForm } from '../vehicles/VehicleForm'
import { VehiclesTable } from '../vehicles/VehiclesTable'
import type { LotTab } from './lot-tabs'

interface Content {
  Table: ComponentType
  /** Creates; with an id edits that, or shows it where it may not be changed. */
  Form: ComponentType<{ id?: number }>
}

const contents: Partial<Record<LotTab, Content>> = {
  vehiculos: { Table: VehiclesTable, Form: VehicleForm },
  mascotas: { Table: PetsTable, Form: PetForm },
}

interface TabContentProps {
  tab: LotTab
  view: LotView
}

/** What a tab shows. Another tab, or another one to edit, is another table or form: nothing of the former stays. */
export function TabContent({ tab, view }: TabContentProps) {
  const content = contents[tab]
  if (!content) return null
  const { Table, Form } = content
  if (view.name === 'table') return <Table key={tab} />
  const id = view.name === 'edit' ? view.id : undefined
  return <Form key={`${tab} ${id}`} id={id} />
}
