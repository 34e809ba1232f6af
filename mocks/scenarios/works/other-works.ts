import { lots, persons } from '../cast.ts'
import type { Building, Crew, Folder, Hand } from './builders.ts'

/** A work with what there is of it. */
interface OtherWork extends Building {
  hands?: readonly Hand[]
  crews?: readonly Crew[]
  folders?: readonly Folder[]
}

const { residente, obra, consejo, inquilino, nueva } = persons

const villalba: Hand = { who: ['Crispín', 'Villalba Ortellado', 'M', 'DNI', '95073618', 'PY'] }
const yacante: Hand = { who: ['Marisa', 'Yacante', 'F', 'DNI', '29614083', 'AR'] }
const pineiro: Hand = {
  who: ['Leonel', 'Piñeiro', 'M', 'DNI', '41730295', 'AR'],
  art: 80,
  check: [-60, 305],
}
const ibarguren: Hand = { who: ['Dora', 'Ibarguren', 'F', 'DNI', '20417936', 'AR'] }

/** What else is built in Los Álamos: of every status, on every lot, some of it nobody's of the accounts. */
export const otherWorks: readonly OtherWork[] = [
  {
    propertyId: lots.b7,
    title: 'Quincho, pileta y solárium',
    status: 'CURRENT',
    days: [-45, 13],
    managers: [
      [residente, 'CURRENT'],
      [obra, 'CURRENT'],
    ],
    hands: [villalba, pineiro, { ...yacante, status: 'INVALID' }],
    crews: [{ name: 'Pileta', days: [-45, 13], workers: ['95073618', '41730295'] }],
  },
  {
    propertyId: lots.c3,
    title:
      'Refacción integral de la cocina, el lavadero y la dependencia de servicio, con cambio de cañerías y ' +
      'tendido eléctrico nuevo, según el expediente municipal 4.781-A-2025',
    status: 'CURRENT',
    days: [-30, 150],
    managers: [[obra, 'CURRENT']],
    hands: [yacante],
  },
  {
    propertyId: lots.d4,
    title: 'Ñandubay',
    status: 'SUSPENDED',
    days: [-200, 165],
    managers: [[obra, 'CURRENT']],
    hands: [ibarguren, pineiro],
    crews: [{ name: 'Todos', days: [-200, 165], workers: ['20417936', '41730295'] }],
  },
  {
    propertyId: lots.e9,
    title: 'Pérgola y deck',
    status: 'FINISHED',
    days: [-400, -180],
    managers: [
      [consejo, 'CURRENT'],
      [obra, 'CURRENT'],
    ],
    hands: [ibarguren],
    crews: [{ name: 'Carpintería', days: [-380, -190], workers: ['20417936'] }],
    folders: [{ name: 'Final de obra', files: ['Certificado.pdf'] }],
  },
  {
    propertyId: lots.d4,
    title: 'Vivienda Quiroga',
    status: 'CURRENT',
    days: [-10, 355],
    managers: [
      [nueva, 'CURRENT'],
      [obra, 'INVALID'],
    ],
  },
  {
    propertyId: lots.a12,
    title: 'Impermeabilización de la terraza',
    status: 'FINISHED',
    days: [-300, -270],
    managers: [[residente, 'CURRENT']],
  },
  {
    propertyId: lots.e9,
    title: 'Muro perimetral',
    status: 'CURRENT',
    days: [0, 20],
    managers: [[consejo, 'CURRENT']],
  },
  {
    propertyId: lots.b7,
    title: 'Paneles solares',
    status: 'CURRENT',
    days: [10, 40],
    managers: [[residente, 'CURRENT']],
  },
  {
    propertyId: lots.c3,
    title: 'Ascensor',
    status: 'SUSPENDED',
    days: [-90, 5],
    managers: [
      [inquilino, 'INVALID'],
      [obra, 'SUSPENDED'],
    ],
  },
]

/** The one of Las Acacias. */
export const teaHouse: OtherWork = {
  propertyId: lots.acacias15,
  title: 'Casa de té',
  status: 'CURRENT',
  days: [-60, 120],
  managers: [[persons.residenteInAcacias, 'CURRENT']],
  hands: [{ who: ['Guido', 'Marinelli', 'M', 'PASAPORTE', 'YA3927156', 'IT'], art: 100, check: [-60, 305] }],
}
