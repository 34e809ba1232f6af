import { coResident, pet, tenant, vehicle } from '../../mocks/handlers/lot-drafts'
import type { KnownCalls } from './known'

const a12 = { rp: 101, pid: 201 }
const asResidente = { ...a12, personId: 301 }

/** Lots, residents, vehicles, pets and photos: all of them residente's, on A-12. */
export const lotCalls = {
  listManagedProperties: {
    path: { rp: 101, personId: 301 },
    query: { all_properties: true, page_size: 500 },
  },
  listCoResidents: {
    path: a12,
    query: { ordering: '-full_name', search: 'ibáñez', start_date: '2026-03-16' },
  },
  getCoResident: { path: { ...a12, id: 51 } },
  createCoResident: { path: asResidente, body: coResident() },
  updateCoResident: {
    path: { ...asResidente, id: 51 },
    body: coResident({ first_name: 'Federico', last_name: 'Ibáñez', id_number: '31204987' }),
  },
  deleteCoResident: { path: { ...asResidente, id: 51 } },
  listTenants: { path: a12, query: { ordering: 'to_date', activity_type: 'CREATED' } },
  getTenant: { path: { ...a12, id: 71 } },
  createTenant: { path: asResidente, body: tenant() },
  updateTenant: {
    path: { ...a12, id: 71 },
    body: tenant({ first_name: 'Bruno', last_name: 'Ferraro Quiñones', id_number: '33847105' }),
  },
  deleteTenant: { path: { ...asResidente, id: 71 } },
  listVehicles: { path: a12, query: { ordering: 'license_plate_number', search: 'toyota' } },
  getVehicle: { path: { ...a12, id: 60001 } },
  createVehicle: { path: asResidente, body: vehicle() },
  updateVehicle: { path: { ...a12, id: 60001 }, body: vehicle({ license_plate_number: 'AF482QN' }) },
  deleteVehicle: { path: { ...asResidente, id: 60001 } },
  listPets: { path: a12, query: { ordering: '-documents_verified_flag' } },
  getPet: { path: { ...a12, id: 80001 } },
  createPet: { path: asResidente, body: pet() },
  updatePet: { path: { ...a12, id: 80001 }, body: pet() },
  deletePet: { path: { ...asResidente, id: 80001 } },
  requestPhotoUpload: { path: { rp: 101 }, body: { file_name: 'IMG_2041.jpg', kind: 'resident' } },
  getPhoto: { path: { rp: 101, id: 51 } },
  uploadPhoto: {
    path: { fileName: 'demo-photo-pending.png' },
    query: { signature: 'demo-signature' },
    body: Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
  },
  removePhoto: { path: { rp: 101 }, body: { file_name: 'demo-photo-federico.png' } },
} satisfies KnownCalls
