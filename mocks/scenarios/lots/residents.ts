import type { ResidencySeed, ResidentPerson } from './add-lot-rows.ts'

/** A resident of a lot: the person and the residency. All of them are invented. */
export type ResidentSeed = ResidentPerson & {
  residency: Omit<ResidencySeed, 'personId' | 'propertyId' | 'role'>
  /** Whether the resident has a user, with the email of the person and the common password. */
  hasAccount?: true
}

/** File names of the photos. */
export const photoKeys = {
  federico: 'demo-photo-federico.png',
  milagros: 'demo-photo-milagros.png',
  morocha: 'demo-photo-morocha.png',
  pending: 'demo-photo-pending.png',
} as const

/** Co-residents on A-12: with a photo, without an email, with a long name, from abroad. */
export const coResidentsOfA12: readonly ResidentSeed[] = [
  {
    first_name: 'Federico',
    last_name: 'Ibáñez',
    gender: 'M',
    id_number: '31204987',
    date_of_birth: '1985-06-30',
    email: 'federico.ibanez@demo.ar',
    mobile_phone_number: '55550147',
    photo_file_name: photoKeys.federico,
    residency: { id: 51, canManage: true, registered: 700, changed: 12, accessCode: 'LA7731' },
  },
  {
    first_name: 'Milagros',
    last_name: 'Ibáñez Ñancupil',
    gender: 'F',
    id_number: '52310846',
    date_of_birth: '2012-09-14',
    photo_file_name: photoKeys.milagros,
    residency: { id: 52, registered: 690 },
  },
  {
    first_name: 'María de los Ángeles Encarnación',
    last_name: 'Fernández de la Cruz y Goñi Etchegoyen',
    gender: 'F',
    id_number: '6218407',
    id_type_code: 'LC',
    date_of_birth: '1946-01-05',
    mobile_phone_number: '44218830',
    residency: { id: 53, registered: 365, notifiedBy: 'PHONE' },
  },
  {
    first_name: 'Oluwaseun',
    last_name: 'Adeyemi-Brandt',
    gender: 'M',
    id_type_code: 'PASAPORTE',
    id_number: 'C4F7KX21T',
    nationality: 'DE',
    date_of_birth: '1999-12-31',
    email: 'seun.adeyemi@demo.ar',
    mobile_phone_country_code: '+49',
    mobile_phone_area_code: '171',
    mobile_phone_number: '4820917',
    residency: { id: 54, registered: 45, notifiedBy: 'EMAIL' },
  },
  {
    first_name: 'JOAQUÍN',
    last_name: 'IBÁÑEZ',
    gender: 'M',
    id_number: '49117260',
    date_of_birth: '2009-03-02',
    email: 'joaquin.ibanez@demo.ar',
    residency: { id: 55, registered: 20, changed: 2 },
  },
]

/** Present, past and future tenants of A-12; one of them is not admitted. */
export const tenantsOfA12: readonly ResidentSeed[] = [
  {
    first_name: 'Bruno',
    last_name: 'Ferraro Quiñones',
    gender: 'M',
    id_number: '33847105',
    date_of_birth: '1988-02-09',
    email: 'bruno.ferraro@demo.ar',
    mobile_phone_number: '61049372',
    residency: { id: 71, contract: [-60, 30], registered: 65 },
  },
  {
    first_name: 'Ailín',
    last_name: 'Curruhuinca',
    gender: 'F',
    id_number: '40661938',
    date_of_birth: '1997-07-21',
    email: 'ailin.curruhuinca@demo.ar',
    mobile_phone_number: '38104429',
    residency: { id: 72, contract: [45, 410], registered: 3, notifiedBy: 'WHATSAPP' },
  },
  {
    first_name: 'Rodolfo',
    last_name: 'Paz Zuviría',
    gender: 'M',
    id_number: '17302648',
    date_of_birth: '1965-11-18',
    residency: { id: 73, contract: [-400, -36], registered: 405, changed: 90 },
  },
  {
    first_name: 'Iris',
    last_name: 'Bustamante',
    gender: 'F',
    id_number: '28930174',
    date_of_birth: '1981-04-27',
    email: 'iris.bustamante@demo.ar',
    is_barred: true,
    residency: { id: 74, contract: [-10, 1], registered: 11 },
  },
]

/** Tenants of B-7; one of them may manage it. */
export const tenantsOfB7: readonly ResidentSeed[] = [
  {
    first_name: 'Lautaro',
    last_name: 'Peñaloza',
    gender: 'M',
    id_number: '35480216',
    date_of_birth: '1990-08-08',
    email: 'lautaro.penaloza@demo.ar',
    mobile_phone_number: '59017743',
    hasAccount: true,
    residency: { contract: [-200, 165], registered: 205, canManage: true },
  },
  {
    first_name: 'Nina',
    last_name: 'Kovačević',
    gender: 'F',
    id_type_code: 'OTRO',
    id_number: 'X7719204',
    nationality: 'AT',
    date_of_birth: '1993-05-16',
    residency: { contract: [-200, 165], registered: 205 },
  },
]

/** The owner of C-3, which `inquilino` rents. */
export const coResidentsOfC3: readonly ResidentSeed[] = [
  {
    first_name: 'Susana',
    last_name: 'Rébora',
    gender: 'F',
    id_number: '11472903',
    date_of_birth: '1955-10-02',
    email: 'susana.rebora@demo.ar',
    mobile_phone_number: '47923051',
    residency: { canManage: true, registered: 2500 },
  },
]

/** Co-residents of `consejo` on E-9. */
export const coResidentsOfE9: readonly ResidentSeed[] = [
  {
    first_name: 'Lorenza',
    last_name: 'Ñancupil',
    gender: 'F',
    id_number: '29774018',
    date_of_birth: '1982-12-12',
    email: 'lorenza.nancupil@demo.ar',
    residency: { registered: 1100 },
  },
]

/** Co-residents of `residente` on lot 15 of Las Acacias. */
export const coResidentsOfAcacias15: readonly ResidentSeed[] = [
  {
    first_name: 'Federico',
    last_name: 'Ibáñez',
    gender: 'M',
    id_number: '31204987',
    date_of_birth: '1985-06-30',
    email: 'federico.ibanez@demo.ar',
    residency: { canManage: false, registered: 300 },
  },
]
