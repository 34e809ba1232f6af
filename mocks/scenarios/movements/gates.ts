import { lasAcacias, losAlamos } from '../accounts.ts'
import type { ScenarioBuilder } from '../scenario-builder.ts'

const areas = { losRobles: 1, elLago: 2 } as const

const accessPoints = [
  [11, losAlamos, null, 'Acceso Principal'],
  [12, losAlamos, areas.elLago, 'Acceso El Lago'],
  [13, losAlamos, areas.losRobles, 'Acceso de Proveedores y Obras'],
  [14, lasAcacias, null, 'Acceso Único'],
] as const

/** Gate ids by the purpose of the gate. */
export const gates = {
  visits: 21,
  residents: 22,
  turnstile: 23,
  lake: 24,
  suppliers: 25,
  works: 26,
  acacias: 27,
} as const

const gateRows = [
  [gates.visits, 11, 'Barrera 1 - Visitas'],
  [gates.residents, 11, 'Barrera 2 - Residentes'],
  [gates.turnstile, 11, 'Molinete peatonal'],
  [gates.lake, 12, 'Barrera del Lago'],
  [gates.suppliers, 13, 'Portón de Proveedores'],
  [gates.works, 13, 'Molinete de Obras'],
  [gates.acacias, 14, 'Barrera'],
] as const

/** Adds the sub-areas, access points and gates of both neighbourhoods, which are the same in every scenario. */
export function addGates(builder: ScenarioBuilder): void {
  builder.add('subAreas', { id: areas.losRobles, real_property_id: losAlamos, name: 'Los Robles' })
  builder.add('subAreas', { id: areas.elLago, real_property_id: losAlamos, name: 'El Lago' })
  for (const [id, real_property_id, sub_area_id, name] of accessPoints) {
    builder.add('accessPoints', { id, real_property_id, sub_area_id, name })
  }
  for (const [id, access_point_id, name] of gateRows) builder.add('gates', { id, access_point_id, name })
}
