import type { Schemas } from '../contract/operations.ts'
import type { SessionCatalogs } from '../rules/session.ts'

/*
 * The catalogs of the API, which are the same in every scenario. Countries have their real telephone codes. The entries of
 * the other catalogs are plausible for an Argentine neighbourhood.
 */

const countryRows: readonly (readonly [code: string, name: string, phone: string])[] = [
  ['DE', 'Alemania', '+49'],
  ['AR', 'Argentina', '+54'],
  ['AU', 'Australia', '+61'],
  ['AT', 'Austria', '+43'],
  ['BE', 'Bélgica', '+32'],
  ['BO', 'Bolivia', '+591'],
  ['BR', 'Brasil', '+55'],
  ['CA', 'Canadá', '+1'],
  ['CL', 'Chile', '+56'],
  ['CN', 'China', '+86'],
  ['CO', 'Colombia', '+57'],
  ['KR', 'Corea del Sur', '+82'],
  ['CR', 'Costa Rica', '+506'],
  ['CU', 'Cuba', '+53'],
  ['DK', 'Dinamarca', '+45'],
  ['EC', 'Ecuador', '+593'],
  ['SV', 'El Salvador', '+503'],
  ['ES', 'España', '+34'],
  ['US', 'Estados Unidos', '+1'],
  ['FR', 'Francia', '+33'],
  ['GT', 'Guatemala', '+502'],
  ['HT', 'Haití', '+509'],
  ['HN', 'Honduras', '+504'],
  ['IN', 'India', '+91'],
  ['IE', 'Irlanda', '+353'],
  ['IL', 'Israel', '+972'],
  ['IT', 'Italia', '+39'],
  ['JP', 'Japón', '+81'],
  ['LB', 'Líbano', '+961'],
  ['MX', 'México', '+52'],
  ['NI', 'Nicaragua', '+505'],
  ['NO', 'Noruega', '+47'],
  ['NL', 'Países Bajos', '+31'],
  ['PA', 'Panamá', '+507'],
  ['PY', 'Paraguay', '+595'],
  ['PE', 'Perú', '+51'],
  ['PL', 'Polonia', '+48'],
  ['PT', 'Portugal', '+351'],
  ['GB', 'Reino Unido', '+44'],
  ['DO', 'República Dominicana', '+1809'],
  ['RU', 'Rusia', '+7'],
  ['SN', 'Senegal', '+221'],
  ['SY', 'Siria', '+963'],
  ['ZA', 'Sudáfrica', '+27'],
  ['SE', 'Suecia', '+46'],
  ['CH', 'Suiza', '+41'],
  ['UA', 'Ucrania', '+380'],
  ['UY', 'Uruguay', '+598'],
  ['VE', 'Venezuela', '+58'],
]

/** The countries, in the order of the Spanish alphabet. */
export const countryCatalog: Schemas['Country'][] = countryRows.map(([code, name, mobile_phone_code]) => ({
  code,
  name,
  mobile_phone_code,
}))

/** The names of the models of each brand. The code of a model joins both names, such as `TOYOTA_COROLLA_CROSS`. */
const carModels: Readonly<Record<string, readonly string[]>> = {
  Audi: ['A1', 'A3', 'Q3', 'Q5'],
  BMW: ['Serie 1', 'Serie 3', 'X1', 'X3'],
  Chevrolet: ['Cruze', 'Onix', 'S10', 'Spin', 'Tracker'],
  Citroën: ['Berlingo', 'C3', 'C4 Cactus', 'C4 Lounge'],
  'Club Car': ['Onward', 'Tempo'],
  Fiat: ['Argo', 'Cronos', 'Fiorino', 'Mobi', 'Strada', 'Toro'],
  Ford: ['Bronco', 'EcoSport', 'Fiesta', 'Focus', 'Maverick', 'Ranger', 'Territory'],
  Honda: ['City', 'Civic', 'CR-V', 'HR-V', 'Wave'],
  Hyundai: ['Creta', 'Kona', 'Tucson'],
  Jeep: ['Commander', 'Compass', 'Renegade'],
  Kia: ['Cerato', 'Sorento', 'Sportage'],
  'Mercedes-Benz': ['Clase A', 'Clase C', 'GLA', 'Sprinter', 'Vito'],
  Nissan: ['Frontier', 'Kicks', 'Sentra', 'Versa', 'X-Trail'],
  Peugeot: ['2008', '208', '3008', '308', 'Partner'],
  Ram: ['1500', '2500', 'Rampage'],
  Renault: ['Alaskan', 'Duster', 'Kangoo', 'Kwid', 'Logan', 'Sandero', 'Stepway'],
  Suzuki: ['Fun', 'Jimny', 'Swift', 'Vitara'],
  Toyota: ['Corolla', 'Corolla Cross', 'Etios', 'Hilux', 'SW4', 'Yaris'],
  Volkswagen: ['Amarok', 'Gol', 'Nivus', 'Polo', 'Saveiro', 'T-Cross', 'Taos', 'Vento', 'Virtus'],
}

const toCode = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, '_')

const createEntries = (namesByCode: Readonly<Record<string, string>>): Schemas['CatalogEntry'][] =>
  Object.entries(namesByCode).map(([code, name]) => ({ code, name }))

/** The names of the document types, by the code of the contract. */
const idTypeNames: Record<Schemas['IdTypeCode'], string> = {
  DNI: 'DNI',
  CI: 'Cédula de identidad',
  LC: 'Libreta cívica',
  LE: 'Libreta de enrolamiento',
  PASAPORTE: 'Pasaporte',
  OTRO: 'Otro',
}

/** The catalogs in the response to a sign-in. */
export const sessionCatalogs: SessionCatalogs = {
  idtype: Object.entries(idTypeNames).map(([code, name]) => ({ code: code as Schemas['IdTypeCode'], name })),
  catalog: createEntries({
    PUSH: 'Notificación en la aplicación',
    EMAIL: 'Email',
    SMS: 'Mensaje de texto',
    WHATSAPP: 'WhatsApp',
    PHONE: 'Llamada telefónica',
  }),
  carcolor: createEntries({
    YELLOW: 'Amarillo',
    BLUE: 'Azul',
    BEIGE: 'Beige',
    WHITE: 'Blanco',
    BORDEAUX: 'Bordó',
    LIGHT_BLUE: 'Celeste',
    GOLD: 'Dorado',
    GREY: 'Gris',
    BROWN: 'Marrón',
    ORANGE: 'Naranja',
    BLACK: 'Negro',
    SILVER: 'Plateado',
    RED: 'Rojo',
    GREEN: 'Verde',
    VIOLET: 'Violeta',
  }),
  carbrand: Object.keys(carModels).map((name) => ({ code: toCode(name), name })),
  carmodel: Object.entries(carModels).flatMap(([brand, models]) =>
    models.map((name) => ({ code: `${toCode(brand)}_${toCode(name)}`, name, brand_code: toCode(brand) })),
  ),
  insurance: createEntries({
    ALLIANZ: 'Allianz Argentina',
    FEDERACION: 'Federación Patronal Seguros',
    CAJA: 'La Caja Seguros',
    SEGUNDA: 'La Segunda Seguros',
    MERCANTIL: 'Mercantil Andina',
    MERIDIONAL: 'Meridional Seguros',
    PROVINCIA: 'Provincia Seguros',
    RIVADAVIA: 'Seguros Rivadavia',
    SAN_CRISTOBAL: 'San Cristóbal Seguros',
    SANCOR: 'Sancor Seguros',
    ZURICH: 'Zurich Argentina',
  }),
  cartype: createEntries({
    C: 'Automóvil',
    P: 'Camioneta',
    M: 'Motocicleta',
    F: 'Furgón',
    T: 'Camión',
    Q: 'Cuatriciclo',
    G: 'Carro de golf',
  }),
}
