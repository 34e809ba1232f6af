import { lotIds } from '../accounts.ts'
import type { ResidencySeed, ResidentPerson } from './add-lot-rows.ts'

/** The file names of the photos of residents and pets. The photo `pending` is not uploaded yet. */
export const photoFileNames = {
  federico: 'demo-photo-federico.png',
  milagros: 'demo-photo-milagros.png',
  morocha: 'demo-photo-morocha.png',
  pending: 'demo-photo-pending.png',
} as const

type ResidentOptions = Partial<ResidentPerson> & {
  residency: Omit<ResidencySeed, 'personId' | 'propertyId' | 'role'>
  /** Whether the resident can sign in, with the email of the person and `seededPassword`. */
  hasAccount?: true
}

const createResidentSeed = (
  propertyId: number,
  role: ResidencySeed['role'],
  first_name: string,
  last_name: string,
  gender: ResidentPerson['gender'],
  id_number: string,
  date_of_birth: string,
  { residency, hasAccount, ...personFields }: ResidentOptions,
) => ({
  residency: { ...residency, propertyId, role },
  hasAccount,
  person: { first_name, last_name, gender, id_number, date_of_birth, ...personFields },
})

/** The residents of the demo that `accounts.ts` does not add. All people are invented. */
export const residents = [
  // Co-residents of A-12.
  createResidentSeed(lotIds.a12, 'owner', 'Federico', 'Ibáñez', 'M', '31204987', '1985-06-30', {
    email: 'federico.ibanez@demo.ar',
    mobile_phone_number: '55550147',
    photo_file_name: photoFileNames.federico,
    residency: { id: 51, canManage: true, createdDaysAgo: 700, updatedDaysAgo: 12, accessCode: 'LA7731' },
  }),
  createResidentSeed(lotIds.a12, 'owner', 'Milagros', 'Ibáñez Ñancupil', 'F', '52310846', '2012-09-14', {
    photo_file_name: photoFileNames.milagros,
    residency: { id: 52, createdDaysAgo: 690 },
  }),
  createResidentSeed(
    lotIds.a12,
    'owner',
    'María de los Ángeles Encarnación',
    'Fernández de la Cruz y Goñi Etchegoyen',
    'F',
    '6218407',
    '1946-01-05',
    {
      id_type_code: 'LC',
      mobile_phone_number: '44218830',
      residency: { id: 53, createdDaysAgo: 365, notificationMethod: 'PHONE' },
    },
  ),
  createResidentSeed(lotIds.a12, 'owner', 'Oluwaseun', 'Adeyemi-Brandt', 'M', 'C4F7KX21T', '1999-12-31', {
    id_type_code: 'PASAPORTE',
    nationality: 'DE',
    email: 'seun.adeyemi@demo.ar',
    mobile_phone_country_code: '+49',
    mobile_phone_area_code: '171',
    mobile_phone_number: '4820917',
    residency: { id: 54, createdDaysAgo: 45, notificationMethod: 'EMAIL' },
  }),
  createResidentSeed(lotIds.a12, 'owner', 'JOAQUÍN', 'IBÁÑEZ', 'M', '49117260', '2009-03-02', {
    email: 'joaquin.ibanez@demo.ar',
    residency: { id: 55, createdDaysAgo: 20, updatedDaysAgo: 2 },
  }),
  // Current, past and future tenants of A-12. Iris Bustamante is barred.
  createResidentSeed(lotIds.a12, 'tenant', 'Bruno', 'Ferraro Quiñones', 'M', '33847105', '1988-02-09', {
    email: 'bruno.ferraro@demo.ar',
    mobile_phone_number: '61049372',
    residency: { id: 71, contractDays: { from: -60, to: 30 }, createdDaysAgo: 65 },
  }),
  createResidentSeed(lotIds.a12, 'tenant', 'Ailín', 'Curruhuinca', 'F', '40661938', '1997-07-21', {
    email: 'ailin.curruhuinca@demo.ar',
    mobile_phone_number: '38104429',
    residency: {
      id: 72,
      contractDays: { from: 45, to: 410 },
      createdDaysAgo: 3,
      notificationMethod: 'WHATSAPP',
    },
  }),
  createResidentSeed(lotIds.a12, 'tenant', 'Rodolfo', 'Paz Zuviría', 'M', '17302648', '1965-11-18', {
    residency: { id: 73, contractDays: { from: -400, to: -36 }, createdDaysAgo: 405, updatedDaysAgo: 90 },
  }),
  createResidentSeed(lotIds.a12, 'tenant', 'Iris', 'Bustamante', 'F', '28930174', '1981-04-27', {
    email: 'iris.bustamante@demo.ar',
    is_barred: true,
    residency: { id: 74, contractDays: { from: -10, to: 1 }, createdDaysAgo: 11 },
  }),
  // Tenants of B-7.
  createResidentSeed(lotIds.b7, 'tenant', 'Lautaro', 'Peñaloza', 'M', '35480216', '1990-08-08', {
    email: 'lautaro.penaloza@demo.ar',
    mobile_phone_number: '59017743',
    hasAccount: true,
    residency: { contractDays: { from: -200, to: 165 }, createdDaysAgo: 205, canManage: true },
  }),
  createResidentSeed(lotIds.b7, 'tenant', 'Nina', 'Kovačević', 'F', 'X7719204', '1993-05-16', {
    id_type_code: 'OTRO',
    nationality: 'AT',
    residency: { contractDays: { from: -200, to: 165 }, createdDaysAgo: 205 },
  }),
  // The owner of C-3, which `inquilino` rents.
  createResidentSeed(lotIds.c3, 'owner', 'Susana', 'Rébora', 'F', '11472903', '1955-10-02', {
    email: 'susana.rebora@demo.ar',
    mobile_phone_number: '47923051',
    residency: { canManage: true, createdDaysAgo: 2500 },
  }),
  // A co-resident of E-9, where `consejo` lives.
  createResidentSeed(lotIds.e9, 'owner', 'Lorenza', 'Ñancupil', 'F', '29774018', '1982-12-12', {
    email: 'lorenza.nancupil@demo.ar',
    residency: { createdDaysAgo: 1100 },
  }),
  // A co-resident of lot 15 in Las Acacias, where `residente` lives too.
  createResidentSeed(lotIds.acacias15, 'owner', 'Federico', 'Ibáñez', 'M', '31204987', '1985-06-30', {
    email: 'federico.ibanez@demo.ar',
    residency: { createdDaysAgo: 300 },
  }),
]
