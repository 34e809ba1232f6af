import { errorLotIds } from '@mocks/scenarios/errors/lots'
import { a12RowIds, noCensusBody, notManagerBody } from './lot-calls'
import {
  everyRole,
  notFoundForEveryAccount,
  type OperationRecords,
  onlyResidente,
  statusesForManagersWrite,
  statusesForOwners,
  statusesForResidents,
} from './operation-record'

const createBytes = (size: number) => new Uint8Array(size).fill(65)
const createUploadRequest = (kind: 'resident' | 'pet', file_name = 'foto.png') => ({
  body: { file_name, kind },
})
/** The request for an upload names no lot. So a caller who may change the data of any lot may send the request. */
const statusesForManagersOfAnyLot = { ...statusesForManagersWrite(201), neighbour: 201 }

export const photos: OperationRecords<'photos'> = {
  requestPhotoUpload: {
    call: { path: { rp: 101 }, body: { file_name: 'IMG_2041.jpg', kind: 'resident' } },
    access: [
      ['Los Álamos', {}, [201, 403, 404, 404, 201]],
      ['Las Acacias, which lacks the census module', { path: { rp: 102 } }, onlyResidente(403)],
    ],
    roles: [
      ['a photo of a resident', createUploadRequest('resident'), statusesForManagersOfAnyLot],
      ['a photo of a pet', createUploadRequest('pet'), statusesForManagersOfAnyLot],
    ],
    refusals: {
      400: [
        {
          steps: 'Choose a .gif file',
          expectedBody: { file_name: ['Formato gif no soportado. Sólo se admiten: png, jpg, jpeg'] },
          ...createUploadRequest('resident', 'foto.gif'),
        },
        {
          steps: 'Choose a file without an extension',
          expectedBody: {
            file_name: [
              'No se pudo definir el formato del archivo. Subí uno de los siguientes formatos: png, jpg, jpeg.',
            ],
          },
          ...createUploadRequest('resident', 'foto'),
        },
      ],
      403: [
        {
          steps:
            'Send the request for a photo upload as the tenant of C-3, who sees no upload button in the portal',
          as: 'inquilino',
          expectedBody: notManagerBody,
        },
        {
          steps: 'Send the request for a photo upload in Las Acacias, which lacks the census module',
          expectedBody: noCensusBody,
          path: { rp: 102 },
        },
      ],
      404: [{ steps: 'Send the request for a photo upload as a user without a lot', as: 'obra' }],
    },
  },
  uploadPhoto: {
    call: {
      path: { fileName: 'demo-photo-pending.png' },
      query: { signature: 'demo-signature' },
      body: Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    },
    // The signature in the address grants access. The mock backend checks no session, so every role gets the same status.
    roles: [
      ['an upload without bytes', { query: { signature: 'guessed' }, body: createBytes(0) }, everyRole(400)],
    ],
    refusals: {
      400: [
        {
          steps: 'Choose a text file with the name foto.png',
          expectedBody: { non_field_errors: ['El archivo no es una imagen png o jpg.'] },
          body: createBytes(20),
        },
      ],
      403: [
        {
          steps: 'Choose the photo, and confirm more than 15 minutes later',
          expectedBody: {
            detail: 'El enlace para subir la foto no es válido, ya venció o ya fue utilizado.',
          },
          query: { signature: 'another-signature' },
          body: createBytes(20),
        },
      ],
      404: [
        {
          steps: 'Upload a photo that was removed in another tab after the form opened',
          path: { fileName: 'nothing.png' },
          body: createBytes(20),
        },
      ],
      413: [
        {
          steps: 'Choose a photo of more than 5 MB',
          expectedBody: { detail: 'El contenido supera los 5 MB.' },
          body: createBytes(5 * 1024 * 1024 + 1),
        },
      ],
    },
  },
  getPhoto: {
    call: { path: { rp: 101, id: a12RowIds.federico } },
    access: [
      ['the photo of Federico', {}, onlyResidente(200)],
      [
        'the photo of Federico, under the path of Las Acacias',
        { path: { rp: 102 } },
        notFoundForEveryAccount,
      ],
    ],
    roles: [
      ['the photo of an owner', {}, statusesForOwners(200, 200, 404)],
      ['the photo of a pet', { path: { id: a12RowIds.morocha } }, statusesForResidents(200)],
    ],
    refusals: {
      403: [
        {
          steps: 'Send the request for the photo of a co-resident of Las Acacias',
          expectedBody: noCensusBody,
          path: { rp: 102, id: errorLotIds.ownInAcacias },
        },
      ],
      404: [
        {
          steps: 'Open the photo of ‘Carla Ya es corresidente’, who has no photo',
          path: { id: errorLotIds.coResident },
        },
      ],
    },
  },
  removePhoto: {
    call: { path: { rp: 101 }, body: { file_name: 'demo-photo-federico.png' } },
    access: [
      ['the photo of Milagros', { body: { file_name: 'demo-photo-milagros.png' } }, onlyResidente(204)],
      ['an unknown photo', { body: { file_name: 'nothing.png' } }, notFoundForEveryAccount],
    ],
    roles: [
      [
        'the photo of an owner',
        { body: { file_name: 'demo-photo-milagros.png' } },
        statusesForOwners(204, 403, 404),
      ],
      [
        'the photo of a pet',
        { body: { file_name: 'demo-photo-morocha.png' } },
        statusesForManagersWrite(204),
      ],
    ],
    refusals: {
      403: [
        {
          steps: 'Send the request that removes a photo in Las Acacias',
          expectedBody: noCensusBody,
          path: { rp: 102 },
        },
      ],
      404: [{ steps: 'Remove the same photo in two tabs', body: { file_name: 'nothing.png' } }],
    },
  },
}
