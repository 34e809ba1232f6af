import { lotIds, persons } from '../accounts.ts'
import { seedGroup, seedWork, type WorkerSeed } from './add-work-rows.ts'

const { residente, residenteInAcacias, obra, consejo, inquilino, nueva } = persons

const villalba: WorkerSeed = { person: ['Crispín', 'Villalba Ortellado', 'M', 'DNI', '95073618', 'PY'] }
const yacante: WorkerSeed = { person: ['Marisa', 'Yacante', 'F', 'DNI', '29614083', 'AR'] }
const pineiro: WorkerSeed = {
  person: ['Leonel', 'Piñeiro', 'M', 'DNI', '41730295', 'AR'],
  art: 80,
  check: [-60, 305],
}
const ibarguren: WorkerSeed = { person: ['Dora', 'Ibarguren', 'F', 'DNI', '20417936', 'AR'] }

/** The works besides Casa Pérez, in every status and on every lot; no account manages some of them. */
export const otherWorks = [
  seedWork(lotIds.b7, 'Quincho, pileta y solárium', 'CURRENT', [-45, 13], [residente, obra], {
    workers: [villalba, pineiro, { ...yacante, status: 'INVALID' }],
    groups: [seedGroup('Pileta', [-45, 13], ['95073618', '41730295'])],
  }),
  seedWork(
    lotIds.c3,
    'Refacción integral de la cocina, el lavadero y la dependencia de servicio, con cambio de cañerías y ' +
      'tendido eléctrico nuevo, según el expediente municipal 4.781-A-2025',
    'CURRENT',
    [-30, 150],
    [obra],
    {
      workers: [yacante],
    },
  ),
  seedWork(lotIds.d4, 'Ñandubay', 'SUSPENDED', [-200, 165], [obra], {
    workers: [ibarguren, pineiro],
    groups: [seedGroup('Todos', [-200, 165], ['20417936', '41730295'])],
  }),
  seedWork(lotIds.e9, 'Pérgola y deck', 'FINISHED', [-400, -180], [consejo, obra], {
    workers: [ibarguren],
    groups: [seedGroup('Carpintería', [-380, -190], ['20417936'])],
    folders: [{ name: 'Final de obra', files: ['Certificado.pdf'] }],
  }),
  seedWork(lotIds.d4, 'Vivienda Quiroga', 'CURRENT', [-10, 355], [nueva, [obra, 'INVALID']]),
  seedWork(lotIds.a12, 'Impermeabilización de la terraza', 'FINISHED', [-300, -270], [residente]),
  seedWork(lotIds.e9, 'Muro perimetral', 'CURRENT', [0, 20], [consejo]),
  seedWork(lotIds.b7, 'Paneles solares', 'CURRENT', [10, 40], [residente]),
  seedWork(
    lotIds.c3,
    'Ascensor',
    'SUSPENDED',
    [-90, 5],
    [
      [inquilino, 'INVALID'],
      [obra, 'SUSPENDED'],
    ],
  ),
  seedWork(lotIds.acacias15, 'Casa de té', 'CURRENT', [-60, 120], [residenteInAcacias], {
    workers: [
      { person: ['Guido', 'Marinelli', 'M', 'PASAPORTE', 'YA3927156', 'IT'], art: 100, check: [-60, 305] },
    ],
  }),
]
