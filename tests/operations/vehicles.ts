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
  refusedReversedRangeCall,
} from './lot-calls'
import {
  notFoundForEveryAccount,
  type OperationRecords,
  onlyConsejo,
  onlyInquilino,
  onlyResidente,
  statusesForManagersWrite,
  statusesForResidents,
} from './operation-record'

const hiluxPath = { id: a12RowIds.hilux }
const { vehicleOfC3, vehicleOfAcacias } = errorLotIds

const listInvalidFieldCalls = (firstStep: string, createBody: (fields: object) => object) => [
  {
    steps: `${firstStep} with a colour that was removed from the catalog after the form loaded`,
    expectedBody: { color: ['No es una opción válida.'] },
    body: createBody({ color: 'PLAID' }),
  },
  {
    steps: `${firstStep} with a model that the selected brand does not have`,
    expectedBody: { model: ['El modelo no es de esa marca.'] },
    body: createBody({ model: 'FIAT_CRONOS' }),
  },
]

const createRefusedPlateCall = (license_plate_number: string, sentence: string) => ({
  steps: `Add a vehicle to A-12 with the plate ${license_plate_number}`,
  expectedBody: { license_plate_number: [sentence] },
  body: createVehicleInput({ license_plate_number }),
})

/** Creates the request body that updates the vehicle with `takenPlate` in the scenario `errors`. */
const createUpdateBody = (fields: object) =>
  createVehicleInput({ license_plate_number: takenPlate, ...fields })

export const vehicles: OperationRecords<'vehicles'> = {
  listVehicles: {
    call: { path: a12, query: { ordering: 'license_plate_number', search: 'toyota' } },
    access: [
      ['A-12', {}, onlyResidente(200)],
      ['E-9', { path: { pid: 205 } }, onlyConsejo(200)],
    ],
    roles: [['', {}, statusesForResidents(200)]],
    refusals: {
      400: [refusedReversedRangeCall],
      403: [createRefusedNoCensusCall()],
      404: [createRefusedForeignLotCall()],
    },
  },
  getVehicle: {
    call: { path: { ...a12, ...hiluxPath } },
    access: [
      ['of A-12', {}, onlyResidente(200)],
      ['the vehicle of A-12 under the path of B-7', { path: { pid: 202 } }, notFoundForEveryAccount],
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
      ['A-12', {}, onlyResidente(201)],
      ['C-3', { path: { ...c3, personId: 303 }, body: {} }, onlyInquilino(403)],
      [
        'A-12, with the person id of consejo in the path',
        { path: { personId: 306 } },
        notFoundForEveryAccount,
      ],
    ],
    roles: [['', (personId) => ({ path: { personId }, body: {} }), statusesForManagersWrite(400)]],
    refusals: {
      400: [
        createRefusedPlateCall('AB1', 'La patente debe tener entre 5 y 8 letras y números.'),
        createRefusedPlateCall(takenPlate, 'Ya hay un vehículo con esta patente en el lote.'),
        ...listInvalidFieldCalls('Add a vehicle to A-12', createVehicleInput),
      ],
      403: [
        createRefusedNotManagerCall({ personId: 303 }, {}),
        createRefusedNoCensusCall({ personId: 302 }, {}),
      ],
      404: [createRefusedForeignLotCall({}, {})],
    },
  },
  updateVehicle: {
    call: { path: { ...a12, ...hiluxPath }, body: createVehicleInput({ license_plate_number: 'AF482QN' }) },
    access: [
      ['of A-12', {}, onlyResidente(200)],
      ['the vehicle of A-12 under the path of B-7', { path: { pid: 202 } }, notFoundForEveryAccount],
      [
        'the vehicle of A-12, without a plate in the body',
        { body: createVehicleInput({ license_plate_number: undefined }) },
        onlyResidente(200),
      ],
    ],
    roles: [['', { body: {} }, statusesForManagersWrite(400)]],
    refusals: {
      400: [
        ...listInvalidFieldCalls(`Edit the vehicle ${takenPlate}`, createUpdateBody).map((refusal) => ({
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
    call: { path: { ...a12WithCaller, ...hiluxPath } },
    access: [['of A-12', {}, onlyResidente(204)]],
    roles: [['', (personId) => ({ path: { personId } }), statusesForManagersWrite(204)]],
    refusals: {
      403: [
        createRefusedNotManagerCall({ personId: 303, id: vehicleOfC3 }),
        createRefusedNoCensusCall({ personId: 302, id: vehicleOfAcacias }),
      ],
      404: [createRefusedForeignLotCall({ id: vehicleOfC3 })],
    },
  },
}
