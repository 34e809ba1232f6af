import { errorLotIds, takenPlate } from '@mocks/scenarios/errors/lots'
import { createVehicleInput } from '../mocks/handlers/lot-requests'
import {
  a12,
  a12RowIds,
  a12WithCaller,
  c3,
  createRefusedForeignLotCall,
  createRefusedNoCensusCall,
  createRefusedNotManagerCall,
  reversedRangeRefusal,
} from './lot-calls'
import {
  allowOnlyResidente,
  notFoundForEveryAccount,
  type OperationRecords,
  onlyConsejo,
  onlyInquilino,
  statusesForResidents,
  writableByManagers,
} from './operation-record'

const hilux = { id: a12RowIds.hilux }
const { vehicleOfC3, vehicleOfAcacias } = errorLotIds

const listInvalidFields = (start: string, createBody: (fields: object) => object) => [
  {
    steps: `${start} with a colour that was removed from the catalog after the form loaded`,
    expectedBody: { color: ['No es una opción válida.'] },
    body: createBody({ color: 'PLAID' }),
  },
  {
    steps: `${start} with a model of another brand`,
    expectedBody: { model: ['El modelo no es de esa marca.'] },
    body: createBody({ model: 'FIAT_CRONOS' }),
  },
]

const createRefusedPlateCall = (license_plate_number: string, sentence: string) => ({
  steps: `New vehicle of A-12 with the plate ${license_plate_number}`,
  expectedBody: { license_plate_number: [sentence] },
  body: createVehicleInput({ license_plate_number }),
})

/** Creates the body of an update of the vehicle of the scenario `errors`. */
const createUpdateBody = (fields: object) =>
  createVehicleInput({ license_plate_number: takenPlate, ...fields })

export const vehicles: OperationRecords<'vehicles'> = {
  listVehicles: {
    call: { path: a12, query: { ordering: 'license_plate_number', search: 'toyota' } },
    access: [
      ['A-12', {}, allowOnlyResidente(200)],
      ['E-9', { path: { pid: 205 } }, onlyConsejo(200)],
    ],
    roles: [['', {}, statusesForResidents(200)]],
    refusals: {
      400: [reversedRangeRefusal],
      403: [createRefusedNoCensusCall()],
      404: [createRefusedForeignLotCall()],
    },
  },
  getVehicle: {
    call: { path: { ...a12, ...hilux } },
    access: [
      ['of A-12', {}, allowOnlyResidente(200)],
      ['of A-12 on B-7', { path: { pid: 202 } }, notFoundForEveryAccount],
    ],
    roles: [['', {}, statusesForResidents(200)]],
    refusals: {
      403: [createRefusedNoCensusCall({ id: vehicleOfAcacias })],
      404: [createRefusedForeignLotCall({ id: vehicleOfC3 })],
    },
  },
  createVehicle: {
    call: { path: a12WithCaller, body: createVehicleInput() },
    access: [
      ['A-12', {}, allowOnlyResidente(201)],
      ['C-3', { path: { ...c3, personId: 303 }, body: {} }, onlyInquilino(403)],
      ['with the person id of another account', { path: { personId: 306 } }, notFoundForEveryAccount],
    ],
    roles: [['', (personId) => ({ path: { personId }, body: {} }), writableByManagers(400)]],
    refusals: {
      400: [
        createRefusedPlateCall('AB1', 'La patente debe tener entre 5 y 8 letras y números.'),
        createRefusedPlateCall(takenPlate, 'Ya hay un vehículo con esta patente en el lote.'),
        ...listInvalidFields('New vehicle of A-12', createVehicleInput),
      ],
      403: [
        createRefusedNotManagerCall({ personId: 303 }, {}),
        createRefusedNoCensusCall({ personId: 302 }, {}),
      ],
      404: [createRefusedForeignLotCall({}, {})],
    },
  },
  updateVehicle: {
    call: { path: { ...a12, ...hilux }, body: createVehicleInput({ license_plate_number: 'AF482QN' }) },
    access: [
      ['of A-12', {}, allowOnlyResidente(200)],
      ['of A-12 on B-7', { path: { pid: 202 } }, notFoundForEveryAccount],
      [
        'without the plate',
        { body: createVehicleInput({ license_plate_number: undefined }) },
        allowOnlyResidente(200),
      ],
    ],
    roles: [['', { body: {} }, writableByManagers(400)]],
    refusals: {
      400: [
        ...listInvalidFields(`Edit the vehicle ${takenPlate}`, createUpdateBody).map((refusal) => ({
          ...refusal,
          path: { id: errorLotIds.vehicle },
        })),
        {
          steps: `Edit the vehicle ${takenPlate} while another tab changes the plate`,
          expectedBody: { license_plate_number: ['Este dato no se puede modificar.'] },
          path: { id: errorLotIds.vehicle },
          body: createUpdateBody({ license_plate_number: 'AE999ZZ' }),
        },
      ],
      403: [
        createRefusedNotManagerCall({ id: vehicleOfC3 }, {}),
        createRefusedNoCensusCall({ id: vehicleOfAcacias }, {}),
      ],
      404: [createRefusedForeignLotCall({ id: vehicleOfC3 }, {})],
    },
  },
  deleteVehicle: {
    call: { path: { ...a12WithCaller, ...hilux } },
    access: [['of A-12', {}, allowOnlyResidente(204)]],
    roles: [['', (personId) => ({ path: { personId } }), writableByManagers(204)]],
    refusals: {
      403: [
        createRefusedNotManagerCall({ personId: 303, id: vehicleOfC3 }),
        createRefusedNoCensusCall({ personId: 302, id: vehicleOfAcacias }),
      ],
      404: [createRefusedForeignLotCall({ id: vehicleOfC3 })],
    },
  },
}
