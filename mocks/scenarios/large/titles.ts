import type { AuthorizationRow } from '../../db/rows.ts'

type Type = AuthorizationRow['preauthorization_type']

/** Titles of authorizations by type; `{}` stands for the name of the first guest. */
export const authorizationTitles: Readonly<Record<Type, readonly string[]>> = {
  PERSONAL: [
    '{}',
    '{} y familia',
    'Visita de {}',
    'Mate con {}',
    'Almuerzo del domingo',
    'Cena',
    'Clase de guitarra',
  ],
  INVITE: [
    'Cumpleaños de Íñigo',
    'Asado de fin de año',
    'Bautismo',
    'Despedida de soltera',
    'Peña folklórica',
    'Té de los sábados',
  ],
  FAMILY: ['{}', 'Los abuelos', 'Mamá', 'Primos de Córdoba', 'Tía {}', 'Suegros'],
  VENDOR: [
    'Flete',
    'Técnico del aire acondicionado',
    'Instalación de internet',
    'Fumigación',
    'Delivery de la verdulería',
    'Plomero: {}',
    'Mudanza',
  ],
  OTHER: ['Jardinero', 'Piletero', 'Paseadora de perros', 'Niñera: {}', 'Limpieza', 'Poda del ñandubay'],
  REAL_STATE: ['Tasación', 'Visita de interesados', 'Inmobiliaria Peñalba', 'Fotos de la casa'],
  EVENT: [
    'Bautismo',
    'Casamiento de {}',
    'Fiesta de quince',
    'Aniversario',
    'Reunión de exalumnos',
    'Torneo de truco',
  ],
}

/** Notes for the guard. */
export const notes = [
  'Llamar antes de que ingrese.',
  'Viene con herramientas.',
  'Entra por la guardia de proveedores.',
  'Trae un perro chico con correa.',
  'Es la primera vez que viene: indicarle el camino, por favor.',
  'Si llega después de hora, avisarme al celular.',
] as const

/** Titles of works. */
export const workTitles = [
  'Ampliación',
  'Casa',
  'Cochera',
  'Cerco perimetral',
  'Deck y pérgola',
  'Galería',
  'Impermeabilización',
  'Paneles solares',
  'Piscina',
  'Quincho',
  'Refacción de cocina',
  'Remodelación de baños',
  'Riego y parquización',
  'Vivienda unifamiliar',
] as const

/** Names of work groups. The scenario adds a number to each name; the result has at most 30 characters. */
export const groupTitles = [
  'Albañilería',
  'Carpintería',
  'Climatización',
  'Durlock y cielorrasos',
  'Electricidad',
  'Gas y plomería',
  'Herrería',
  'Hormigón armado',
  'Limpieza de obra',
  'Movimiento de suelos',
  'Paisajismo',
  'Pintura',
  'Pisos y revestimientos',
  'Vidrios',
] as const

/** Reasons for which the Administration rejects a submission or one person of it. */
export const rejectionReasons = [
  'El archivo no se puede leer.',
  'La póliza no tiene la cláusula de no repetición a favor del barrio.',
  'El DNI no coincide con el de la póliza.',
  'El certificado tiene más de seis meses.',
  'Falta la traducción pública.',
  'La imagen está cortada.',
] as const

/** Observations that users write in the submissions that they file. */
export const observations = [
  'Renovación anual.',
  'Falta sumar al plomero, lo cargo en la semana.',
  'La póliza incluye a los dos ayudantes.',
  'Reemplaza a la presentación anterior.',
] as const
