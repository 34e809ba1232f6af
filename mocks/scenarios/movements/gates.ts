import { lasAcaciasId, losAlamosId } from '../accounts.ts'
import type { ScenarioBuilder } from '../scenario-builder.ts'

const subAreaIds = { losRobles: 1, elLago: 2 } as const

const accessPoints = [
  [11, losAlamosId, null, 'Acceso Principal'],
  [12, losAlamosId, subAreaIds.elLago, 'Acceso El Lago'],
  [13, losAlamosId, subAreaIds.losRobles, 'Acceso de Proveedores y Obras'],
  [14, lasAcaciasId, null, 'Acceso Único'],
] as const

/** The ids of the gates. Each key is our short name of the gate. */
export const gateIds = {
  visits: 21,
  residents: 22,
  turnstile: 23,
  lake: 24,
  suppliers: 25,
  works: 26,
  acacias: 27,
} as const

const gateRows = [
  [gateIds.visits, 11, 'Barrera 1 - Visitas'],
  [gateIds.residents, 11, 'Barrera 2 - Residentes'],
  [gateIds.turnstile, 11, 'Molinete peatonal'],
  [gateIds.lake, 12, 'Barrera del Lago'],
  [gateIds.suppliers, 13, 'Portón de Proveedores'],
  [gateIds.works, 13, 'Molinete de Obras'],
  [gateIds.acacias, 14, 'Barrera'],
] as const

/** Adds the sub-areas, access points and gates of both neighbourhoods. These rows are the same in every scenario. */
export function addGates(builder: ScenarioBuilder): void {
  builder.add('subAreas', { id: subAreaIds.losRobles, real_property_id: losAlamosId, name: 'Los Robles' })
  builder.add('subAreas', { id: subAreaIds.elLago, real_property_id: losAlamosId, name: 'El Lago' })
  for (const [id, real_property_id, sub_area_id, name] of accessPoints) {
    builder.add('accessPoints', { id, real_property_id, sub_area_id, name })
  }
  for (const [id, access_point_id, name] of gateRows) builder.add('gates', { id, access_point_id, name })
}
