import { coResident, lotPaths as paths, pet, tenant, vehicle } from '../handlers/lot-drafts'
import { type AccessRow, del, everybody, get, onlyResidente, post, put, type Statuses } from './row'

/** Of A-12: co-resident Federico, tenant Bruno, a pick-up, a dog. */
const [federico, bruno, hilux, morocha] = [51, 71, 60001, 80001]
const nobody = everybody(404)
/** Inquilino reads C-3 and changes nothing there. */
const onlyInquilino = (status: number): Statuses => [404, status, 404, 404, 404]

const federicoAsIs = coResident({
  first_name: 'Federico',
  last_name: 'Ibáñez',
  id_number: '31204987',
  can_manage_property: true,
})
const brunoAsIs = tenant({ first_name: 'Bruno', last_name: 'Ferraro Quiñones', id_number: '33847105' })
const hiluxAsIs = vehicle({ license_plate_number: undefined })
const photo = { file_name: 'foto.png', kind: 'resident' }

/** Lots, residents, vehicles, pets and photos. What writes comes after what reads. */
export const lotAccess: readonly AccessRow[] = [
  ['listManagedProperties', 'residente’s', get(paths.managed(101, 301)), onlyResidente(200)],
  ['listManagedProperties', 'inquilino’s', get(paths.managed(101, 303)), onlyInquilino(200)],
  ['listManagedProperties', 'obra’s, who lives nowhere', get(paths.managed(101, 304)), nobody],
  ['listManagedProperties', 'where there is no census', get(paths.managed(102, 302)), onlyResidente(403)],
  ['listCoResidents', 'A-12', get(paths.list(101, 201, 'owners')), onlyResidente(200)],
  ['listCoResidents', 'C-3', get(paths.list(101, 203, 'owners')), onlyInquilino(403)],
  ['listCoResidents', 'where there is no census', get(paths.list(102, 301, 'owners')), onlyResidente(403)],
  ['listCoResidents', 'a lot elsewhere', get(paths.list(101, 301, 'owners')), nobody],
  ['getCoResident', 'of A-12', get(paths.read(101, 201, 'owner', federico)), onlyResidente(200)],
  ['getCoResident', 'of A-12 on B-7', get(paths.read(101, 202, 'owner', federico)), nobody],
  ['getCoResident', 'who is a tenant', get(paths.read(101, 201, 'owner', bruno)), nobody],
  ['listTenants', 'A-12', get(paths.list(101, 201, 'tenants')), onlyResidente(200)],
  ['listTenants', 'C-3', get(paths.list(101, 203, 'tenants')), onlyInquilino(200)],
  ['getTenant', 'of A-12', get(paths.read(101, 201, 'tenant', bruno)), onlyResidente(200)],
  ['getTenant', 'who is a co-resident', get(paths.read(101, 201, 'tenant', federico)), nobody],
  ['listVehicles', 'A-12', get(paths.list(101, 201, 'cars')), onlyResidente(200)],
  ['listVehicles', 'E-9', get(paths.list(101, 205, 'cars')), [404, 404, 404, 404, 200]],
  ['getVehicle', 'of A-12', get(paths.read(101, 201, 'car', hilux)), onlyResidente(200)],
  ['getVehicle', 'of A-12 on B-7', get(paths.read(101, 202, 'car', hilux)), nobody],
  ['listPets', 'A-12', get(paths.list(101, 201, 'pets')), onlyResidente(200)],
  ['listPets', 'C-3', get(paths.list(101, 203, 'pets')), onlyInquilino(200)],
  ['getPet', 'of A-12', get(paths.read(101, 201, 'pet', morocha)), onlyResidente(200)],
  ['getPet', 'of A-12 on B-7', get(paths.read(101, 202, 'pet', morocha)), nobody],
  ['getPhoto', 'Federico’s', get(paths.photo(101, federico)), onlyResidente(200)],
  ['getPhoto', 'in another neighbourhood', get(paths.photo(102, federico)), nobody],
  ['requestPhotoUpload', 'Los Álamos', post(paths.askPhoto(101), photo), [201, 403, 404, 404, 201]],
  ['requestPhotoUpload', 'no census', post(paths.askPhoto(102), photo), onlyResidente(403)],
  ['createCoResident', 'A-12', post(paths.create(101, 201, 301, 'owner'), coResident()), onlyResidente(201)],
  ['createCoResident', 'as another', post(paths.create(101, 201, 303, 'owner'), coResident()), nobody],
  ['createCoResident', 'C-3', post(paths.create(101, 203, 303, 'owner'), {}), onlyInquilino(403)],
  ['createCoResident', 'broken', post(paths.create(101, 201, 301, 'owner'), {}), onlyResidente(400)],
  [
    'updateCoResident',
    'of A-12',
    put(paths.updateCoResident(101, 201, 301, federico), federicoAsIs),
    onlyResidente(200),
  ],
  ['createTenant', 'A-12', post(paths.create(101, 201, 301, 'tenant'), tenant()), onlyResidente(201)],
  ['createTenant', 'C-3', post(paths.create(101, 203, 303, 'tenant'), {}), onlyInquilino(403)],
  ['updateTenant', 'of A-12', put(paths.update(101, 201, 'tenant', bruno), brunoAsIs), onlyResidente(200)],
  ['createVehicle', 'A-12', post(paths.create(101, 201, 301, 'car'), vehicle()), onlyResidente(201)],
  ['createVehicle', 'C-3', post(paths.create(101, 203, 303, 'car'), {}), onlyInquilino(403)],
  ['createVehicle', 'as another', post(paths.create(101, 201, 306, 'car'), vehicle()), nobody],
  ['updateVehicle', 'of A-12', put(paths.update(101, 201, 'car', hilux), hiluxAsIs), onlyResidente(200)],
  ['updateVehicle', 'of A-12 on B-7', put(paths.update(101, 202, 'car', hilux), hiluxAsIs), nobody],
  ['createPet', 'A-12', post(paths.create(101, 201, 301, 'pet'), pet()), onlyResidente(201)],
  ['createPet', 'C-3', post(paths.create(101, 203, 303, 'pet'), {}), onlyInquilino(403)],
  ['updatePet', 'of A-12', put(paths.update(101, 201, 'pet', morocha), pet()), onlyResidente(200)],
  [
    'removePhoto',
    'Milagros’',
    put(paths.removePhoto(101), { file_name: 'demo-photo-milagros.png' }),
    [204, 404, 404, 404, 404],
  ],
  ['removePhoto', 'no such', put(paths.removePhoto(101), { file_name: 'nothing.png' }), nobody],
  ['deleteVehicle', 'of A-12', del(paths.deleteVehicle(101, 201, 301, hilux)), onlyResidente(204)],
  ['deletePet', 'of A-12', del(paths.deletePet(101, 201, 301, morocha)), onlyResidente(204)],
  ['deleteTenant', 'as another', del(paths.deleteResident(101, 201, 'tenant', 303, bruno)), nobody],
  ['deleteTenant', 'of A-12', del(paths.deleteResident(101, 201, 'tenant', 301, bruno)), onlyResidente(204)],
  ['deleteTenant', 'oneself', del(paths.deleteResident(101, 203, 'tenant', 303, 4)), onlyInquilino(403)],
  ['deleteCoResident', 'oneself', del(paths.deleteResident(101, 201, 'owner', 301, 1)), onlyResidente(403)],
  [
    'deleteCoResident',
    'of A-12',
    del(paths.deleteResident(101, 201, 'owner', 301, federico)),
    onlyResidente(204),
  ],
]
