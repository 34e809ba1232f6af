import { lotIds, persons } from '../accounts.ts'
import type { FolderSeed, WorkerSeed, WorkGroupSeed, WorkSeed } from './add-work-rows.ts'

/** A work with its workers, groups and folders. */
interface WorkWithContents extends WorkSeed {
  workers?: readonly WorkerSeed[]
  groups?: readonly WorkGroupSeed[]
  folders?: readonly FolderSeed[]
}

const { residente, obra, consejo, inquilino, nueva } = persons

const villalba: WorkerSeed = { who: ['Crispín', 'Villalba Ortellado', 'M', 'DNI', '95073618', 'PY'] }
const yacante: WorkerSeed = { who: ['Marisa', 'Yacante', 'F', 'DNI', '29614083', 'AR'] }
const pineiro: WorkerSeed = {
  who: ['Leonel', 'Piñeiro', 'M', 'DNI', '41730295', 'AR'],
  art: 80,
  check: [-60, 305],
}
const ibarguren: WorkerSeed = { who: ['Dora', 'Ibarguren', 'F', 'DNI', '20417936', 'AR'] }

/** The other works of Los Álamos, in every status and on every lot; no account manages some of them. */
export const otherWorks: readonly WorkWithContents[] = [
  {
    propertyId: lotIds.b7,
    title: 'Quincho, pileta y solárium',
    status: 'CURRENT',
    days: [-45, 13],
    managers: [
      [residente, 'CURRENT'],
      [obra, 'CURRENT'],
    ],
    workers: [villalba, pineiro, { ...yacante, status: 'INVALID' }],
    groups: [{ name: 'Pileta', days: [-45, 13], workers: ['95073618', '41730295'] }],
  },
  {
    propertyId: lotIds.c3,
    title:
      'Refacción integral de la cocina, el lavadero y la dependencia de servicio, con cambio de cañerías y ' +
      'tendido eléctrico nuevo, según el expediente municipal 4.781-A-2025',
    status: 'CURRENT',
    days: [-30, 150],
    managers: [[obra, 'CURRENT']],
    workers: [yacante],
  },
  {
    propertyId: lotIds.d4,
    title: 'Ñandubay',
    status: 'SUSPENDED',
    days: [-200, 165],
    managers: [[obra, 'CURRENT']],
    workers: [ibarguren, pineiro],
    groups: [{ name: 'Todos', days: [-200, 165], workers: ['20417936', '41730295'] }],
  },
  {
    propertyId: lotIds.e9,
    title: 'Pérgola y deck',
    status: 'FINISHED',
    days: [-400, -180],
    managers: [
      [consejo, 'CURRENT'],
      [obra, 'CURRENT'],
    ],
    workers: [ibarguren],
    groups: [{ name: 'Carpintería', days: [-380, -190], workers: ['20417936'] }],
    folders: [{ name: 'Final de obra', files: ['Certificado.pdf'] }],
  },
  {
    propertyId: lotIds.d4,
    title: 'Vivienda Quiroga',
    status: 'CURRENT',
    days: [-10, 355],
    managers: [
      [nueva, 'CURRENT'],
      [obra, 'INVALID'],
    ],
  },
  {
    propertyId: lotIds.a12,
    title: 'Impermeabilización de la terraza',
    status: 'FINISHED',
    days: [-300, -270],
    managers: [[residente, 'CURRENT']],
  },
  {
    propertyId: lotIds.e9,
    title: 'Muro perimetral',
    status: 'CURRENT',
    days: [0, 20],
    managers: [[consejo, 'CURRENT']],
  },
  {
    propertyId: lotIds.b7,
    title: 'Paneles solares',
    status: 'CURRENT',
    days: [10, 40],
    managers: [[residente, 'CURRENT']],
  },
  {
    propertyId: lotIds.c3,
    title: 'Ascensor',
    status: 'SUSPENDED',
    days: [-90, 5],
    managers: [
      [inquilino, 'INVALID'],
      [obra, 'SUSPENDED'],
    ],
  },
]

/** The work of Las Acacias. */
export const teaHouse: WorkWithContents = {
  propertyId: lotIds.acacias15,
  title: 'Casa de té',
  status: 'CURRENT',
  days: [-60, 120],
  managers: [[persons.residenteInAcacias, 'CURRENT']],
  workers: [
    { who: ['Guido', 'Marinelli', 'M', 'PASAPORTE', 'YA3927156', 'IT'], art: 100, check: [-60, 305] },
  ],
}
