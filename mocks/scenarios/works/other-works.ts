import { lotIds, personIds } from '../accounts.ts'
import { createGroupSeed, createWorkSeed, type PartySeed } from './add-work-rows.ts'

const { residente, residenteInAcacias, obra, consejo, inquilino, nueva } = personIds

const villalba: PartySeed = { person: ['Crispín', 'Villalba Ortellado', 'M', 'DNI', '95073618', 'PY'] }
const yacante: PartySeed = { person: ['Marisa', 'Yacante', 'F', 'DNI', '29614083', 'AR'] }
const pineiro: PartySeed = {
  person: ['Leonel', 'Piñeiro', 'M', 'DNI', '41730295', 'AR'],
  art: 80,
  check: [-60, 305],
}
const ibarguren: PartySeed = { person: ['Dora', 'Ibarguren', 'F', 'DNI', '20417936', 'AR'] }

/** All works of the demo except Casa Pérez. They have every status, and each lot has at least one of them. */
export const otherWorks = [
  createWorkSeed(lotIds.b7, 'Quincho, pileta y solárium', 'CURRENT', [-45, 13], [residente, obra], {
    workers: [villalba, pineiro, { ...yacante, status: 'INVALID' }],
    groups: [createGroupSeed('Pileta', [-45, 13], ['95073618', '41730295'])],
  }),
  createWorkSeed(
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
  createWorkSeed(lotIds.d4, 'Ñandubay', 'SUSPENDED', [-200, 165], [obra], {
    workers: [ibarguren, pineiro],
    groups: [createGroupSeed('Todos', [-200, 165], ['20417936', '41730295'])],
  }),
  createWorkSeed(lotIds.e9, 'Pérgola y deck', 'FINISHED', [-400, -180], [consejo, obra], {
    workers: [ibarguren],
    groups: [createGroupSeed('Carpintería', [-380, -190], ['20417936'])],
    folders: [{ name: 'Final de obra', files: ['Certificado.pdf'] }],
  }),
  createWorkSeed(lotIds.d4, 'Vivienda Quiroga', 'CURRENT', [-10, 355], [nueva, [obra, 'INVALID']]),
  createWorkSeed(lotIds.a12, 'Impermeabilización de la terraza', 'FINISHED', [-300, -270], [residente]),
  createWorkSeed(lotIds.e9, 'Muro perimetral', 'CURRENT', [0, 20], [consejo]),
  createWorkSeed(lotIds.b7, 'Paneles solares', 'CURRENT', [10, 40], [residente]),
  createWorkSeed(
    lotIds.c3,
    'Ascensor',
    'SUSPENDED',
    [-90, 5],
    [
      [inquilino, 'INVALID'],
      [obra, 'SUSPENDED'],
    ],
  ),
  createWorkSeed(lotIds.acacias15, 'Casa de té', 'CURRENT', [-60, 120], [residenteInAcacias], {
    workers: [
      { person: ['Guido', 'Marinelli', 'M', 'PASAPORTE', 'YA3927156', 'IT'], art: 100, check: [-60, 305] },
    ],
  }),
]
