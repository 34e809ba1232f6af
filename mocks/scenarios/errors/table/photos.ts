import { errorLotRows } from '../lots.ts'
import { get, notFound, post, put, type RefusalRow } from '../refusal-row.ts'

const ask = (rp: number) => `/fapi/customer/${rp}/photo/`
const upload = (signature: string) => `/uploads/demo-photo-pending.png?signature=${signature}`
const withoutModule = { detail: 'El barrio no tiene habilitado el módulo de lotes y residentes.' }
const notYours = {
  detail:
    'Actualmente no tenés habilitada la posibilidad de gestionar estos datos. Por favor contactate con atención al propietario para activarla',
}
const federico = { file_name: 'demo-photo-federico.png' }
const resident = (file_name: string) => ({ file_name, kind: 'resident' })
const bytes = (size: number, first: number) => new Uint8Array(size).fill(first)

/** Refusals of photos of residents and pets. */
export const photoRefusals: readonly RefusalRow[] = [
  [
    'requestPhotoUpload',
    400,
    { file_name: ['Formato gif no soportado. Sólo se admiten: png, jpg, jpeg'] },
    'residente',
    'Choose a .gif',
    post(ask(101), resident('foto.gif')),
  ],
  [
    'requestPhotoUpload',
    400,
    {
      file_name: [
        'No se pudo definir el formato del archivo. Subí uno de los siguientes formatos: png, jpg, jpeg.',
      ],
    },
    'residente',
    'Choose a file without an extension',
    post(ask(101), resident('foto')),
  ],
  [
    'requestPhotoUpload',
    403,
    notYours,
    'inquilino',
    'On C-3 add a photo, which the portal does not offer',
    post(ask(101), resident('foto.png')),
  ],
  [
    'requestPhotoUpload',
    403,
    withoutModule,
    'residente',
    'Add a photo on lot 15 of Las Acacias, by hand',
    post(ask(102), resident('foto.png')),
  ],
  [
    'requestPhotoUpload',
    404,
    notFound,
    'obra',
    'Add a photo without a lot, by hand',
    post(ask(101), resident('foto.png')),
  ],
  [
    'uploadPhoto',
    400,
    { non_field_errors: ['El archivo no es una imagen png o jpg.'] },
    'visitor',
    'Choose a text that is named foto.png',
    put(upload('demo-signature'), bytes(20, 65)),
  ],
  [
    'uploadPhoto',
    403,
    { detail: 'El enlace para subir la foto no es válido, ya venció o ya fue utilizado.' },
    'visitor',
    'Choose the photo, and confirm more than 15 minutes later',
    put(upload('another-signature'), bytes(20, 65)),
  ],
  [
    'uploadPhoto',
    404,
    notFound,
    'visitor',
    'Send a photo that was removed in another tab meanwhile',
    put('/uploads/nothing.png?signature=demo-signature', bytes(20, 65)),
  ],
  [
    'uploadPhoto',
    413,
    { detail: 'El contenido supera los 5 MB.' },
    'visitor',
    'Choose a photo of more than 5 MB',
    put(upload('demo-signature'), bytes(5 * 1024 * 1024 + 1, 65)),
  ],
  [
    'getPhoto',
    403,
    withoutModule,
    'residente',
    'Open the photo of a co-resident of Las Acacias, by hand',
    get(`/fapi/customer/102/${errorLotRows.ownInAcacias}/photo/`),
  ],
  [
    'getPhoto',
    404,
    notFound,
    'residente',
    'Open the photo of ‘Carla Ya es corresidente’, who has none',
    get(`/fapi/customer/101/${errorLotRows.coResident}/photo/`),
  ],
  [
    'removePhoto',
    403,
    withoutModule,
    'residente',
    'Remove a photo in Las Acacias, by hand',
    put('/fapi/customer/102/photo/remove/', federico),
  ],
  [
    'removePhoto',
    404,
    notFound,
    'residente',
    'Remove the same photo in two tabs',
    put('/fapi/customer/101/photo/remove/', { file_name: 'nothing.png' }),
  ],
].map(([operationId, status, expectedBody, as, steps, call]) => ({
  operationId,
  status,
  expectedBody,
  steps,
  as,
  call,
})) as unknown as readonly RefusalRow[]
