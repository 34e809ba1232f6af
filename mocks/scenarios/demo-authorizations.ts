import type { WeekdayFlag } from '../rules/calendar.ts'
import type { AuthorizationSeed } from './scenario-builder.ts'

/*
 * The authorizations of the demo, by lot. Days are counted from the day on which the world begins. Ranges with chosen
 * weekdays last a week at least, so that they contain one of these weekdays whatever the first day is.
 */

/** A person whom the Administration does not admit. */
export const barredVisitor = 'Walter Sosa'

const workdays: WeekdayFlag[] = [
  'monday_flag',
  'tuesday_flag',
  'wednesday_flag',
  'thursday_flag',
  'friday_flag',
]

/** Authorizations of `residente` on A-12. */
export const authorizationsOfA12: readonly AuthorizationSeed[] = [
  {
    name: 'Juana Pérez + 1',
    type: 'PERSONAL',
    days: [0, 7],
    people: ['Juana Pérez', 'Íñigo Núñez'],
    note: 'Traen a los chicos del colegio.',
    destination: 'PROPERTY',
  },
  {
    name: 'Mudanza del piano',
    type: 'VENDOR',
    days: [0, 0],
    hours: ['09:00', '13:00'],
    people: ['Damián Chávez', 'Kevin Muñoz'],
    note: 'Vienen con un camión de 5 metros.',
    destination: 'PROPERTY',
  },
  {
    name: 'Jardinero',
    type: 'OTHER',
    days: [-40, 140],
    on: ['tuesday_flag', 'friday_flag'],
    hours: ['08:00', '12:30'],
    people: ['Ramón Aráoz'],
    destination: 'REAL_PROPERTY',
  },
  {
    name: 'Piletero',
    type: 'OTHER',
    days: [-25, 65],
    on: ['monday_flag', 'thursday_flag'],
    hours: ['10:00', '18:00'],
    people: ['Rubén Peralta'],
    note: 'Entra por el portón lateral.',
  },
  {
    name: 'Los abuelos',
    type: 'FAMILY',
    days: [-180, 185],
    people: ['Nicanor Ibáñez', 'Amelia Ibáñez de Souto'],
    destination: 'PROPERTY',
  },
  {
    name: 'Verónica Ferreyra',
    type: 'VENDOR',
    days: [-60, 30],
    on: workdays,
    hours: ['08:30', '16:30'],
    people: ['Verónica Ferreyra'],
    note: 'Trabaja en casa.',
  },
  {
    name: 'Asado de fin de verano',
    type: 'INVITE',
    days: [5, 5],
    hours: ['12:00', '20:00'],
    seats: 25,
    people: ['Joaquín Domínguez', 'Celeste Guerra', 'Nahuel Ávila', 'Lucía Flores'],
    note: 'Estacionan en la calle de atrás.',
    destination: 'PROPERTY',
    invitationKey: 'demo-invitation',
  },
  {
    name: 'Cumpleaños de Sofi',
    type: 'INVITE',
    days: [12, 12],
    hours: ['16:00', '21:30'],
    seats: 40,
    destination: 'PROPERTY',
  },
  {
    name: 'Café de vecinas',
    type: 'INVITE',
    days: [2, 2],
    hours: ['17:00', '19:00'],
    seats: 2,
    people: ['Graciela Mansilla', 'Olga Villalba'],
    invitationKey: 'full-invitation',
  },
  {
    name: 'Torneo de truco',
    type: 'EVENT',
    days: [9, 10],
    hours: ['19:00', '23:30'],
    people: [
      'Alejandro Godoy',
      'Héctor Bustos',
      'Omar Orellana',
      'Raúl Giménez',
      'Fabián Di Benedetto',
      'Osvaldo Méndez',
      'Óscar Quiroga',
      'Germán Paz',
    ],
    note: 'Jugamos en el quincho.',
    destination: 'PROPERTY',
  },
  {
    name: 'Muestra a interesados',
    type: 'REAL_STATE',
    days: [1, 21],
    on: ['saturday_flag', 'sunday_flag'],
    hours: ['10:00', '13:00'],
    people: ['Paula Fuentes', 'Andrés Leiva'],
    destination: 'REAL_PROPERTY',
  },
  {
    name: 'Reunión anual de egresados de la promoción 1998 de la Escuela Normal Superior Nº 7 «José María Torres», con sus familias y docentes invitados especialmente',
    type: 'EVENT',
    days: [30, 31],
    people: [
      'Ignacio Fernández Moreno',
      'Begoña Ordóñez',
      'Benjamín Ramos Mejía',
      'Ana Sánchez de Bustamante',
      'Rodrigo Campos Menéndez',
      "Mariángeles D'Alessandro",
      'Eugenia De la Fuente',
    ],
  },
  {
    name: 'Clases de portugués',
    type: 'VENDOR',
    days: [-14, 76],
    on: ['wednesday_flag'],
    hours: ['18:00', '19:30'],
    people: ['Thiago da Conceição Araújo'],
  },
  {
    name: 'Familia Müller',
    type: 'PERSONAL',
    days: [3, 17],
    people: ['Hans-Jürgen Müller', "Emily Rose O'Connor", 'Jean-Luc Lefèvre'],
    note: 'Hablan poco castellano.',
    destination: 'PROPERTY',
    isFromMobile: true,
  },
  {
    name: 'Lautaro Escobar + 1',
    type: 'PERSONAL',
    days: [0, 3],
    people: ['Lautaro Escobar', barredVisitor],
  },
  {
    name: 'Profesora de yoga',
    type: 'VENDOR',
    days: [-3, 57],
    on: ['monday_flag', 'wednesday_flag', 'friday_flag'],
    hours: ['07:00', '08:15'],
    people: ['Ailén Medina'],
    isFromMobile: true,
  },
  {
    name: 'Pintores',
    type: 'VENDOR',
    days: [-30, -9],
    on: workdays,
    hours: ['08:00', '17:00'],
    people: ['Norberto Bianchi', 'Cristian Gallardo', 'Exequiel Ursino'],
    note: 'Guardan la escalera en el garaje.',
  },
  {
    name: 'Cena de fin de año',
    type: 'INVITE',
    days: [-75, -75],
    hours: ['20:00', '23:59'],
    seats: 12,
    people: ['Julieta Galván', 'Federico García Conde', 'Candela López'],
    invitationKey: 'expired-invitation',
  },
  { name: 'Silvina Kowalski', type: 'PERSONAL', days: [-8, -1], people: ['Silvina Kowalski'] },
  {
    name: 'Primas de Rosario',
    type: 'FAMILY',
    days: [-50, -43],
    people: ['Rosario Castro', 'Pilar Contreras'],
  },
  {
    name: 'Tasación',
    type: 'REAL_STATE',
    days: [-20, -20],
    hours: ['11:00', '12:00'],
    people: ['Hernán Lucero'],
    destination: 'PROPERTY',
  },
  {
    name: 'Bautismo de Ciro',
    type: 'EVENT',
    days: [-100, -100],
    people: [
      'Elena Peña',
      'Simón Quinteros',
      'Mercedes Quiñones',
      'Lisandro Zúñiga',
      'Noemí Zárate',
      'Ciro Yáñez',
    ],
  },
  {
    name: 'Técnico del aire acondicionado',
    type: 'VENDOR',
    days: [-5, -5],
    hours: ['14:00', '18:00'],
    people: ['Leandro Córdoba'],
  },
]

/** Authorizations that the Administration created for A-12. */
export const administrationAuthorizations: readonly AuthorizationSeed[] = [
  {
    name: 'Control de plagas',
    type: 'VENDOR',
    days: [-2, 28],
    on: ['tuesday_flag', 'thursday_flag'],
    hours: ['09:00', '16:00'],
    people: ['Pablo Martínez', 'Esteban Benítez'],
    note: 'Contratados por la Administración.',
    destination: 'PROPERTY',
  },
  {
    name: 'Lectura de medidores',
    type: 'OTHER',
    days: [6, 6],
    hours: ['08:00', '18:00'],
    people: ['Marcelo Figueroa'],
  },
  {
    name: 'Poda de la vereda',
    type: 'OTHER',
    days: [-35, -33],
    hours: ['08:00', '14:00'],
    people: ['Julio César Báez', 'Gastón Barrionuevo'],
  },
]

/** Authorizations of `residente` on B-7. */
export const authorizationsOfB7: readonly AuthorizationSeed[] = [
  {
    name: 'Cuidador del lote',
    type: 'OTHER',
    days: [-10, 170],
    on: ['saturday_flag'],
    hours: ['09:00', '12:00'],
    people: ['Ramón Aráoz'],
  },
  {
    name: 'Agrimensor',
    type: 'VENDOR',
    days: [-15, -15],
    hours: ['10:00', '12:00'],
    people: ['Patricio Lagos'],
  },
]

/** Authorizations of `residente` on lot 15 of Las Acacias. */
export const authorizationsOfAcacias: readonly AuthorizationSeed[] = [
  {
    name: 'Juana Pérez',
    type: 'PERSONAL',
    days: [0, 7],
    people: ['Juana Pérez'],
    destination: 'REAL_PROPERTY',
  },
  {
    name: 'Cabalgata',
    type: 'EVENT',
    days: [4, 4],
    hours: ['09:00', '13:00'],
    people: ['Horacio Peñaloza', 'Marisol Agüero'],
  },
]

/** Authorizations of `inquilino` on C-3. */
export const authorizationsOfInquilino: readonly AuthorizationSeed[] = [
  { name: 'Rocío Domínguez', type: 'PERSONAL', days: [0, 7], people: ['Rocío Domínguez'] },
  {
    name: 'Delivery de la verdulería',
    type: 'VENDOR',
    days: [-7, 21],
    on: ['thursday_flag'],
    people: ['Hugo Sandoval'],
  },
]

/** Authorizations of `consejo` on E-9. */
export const authorizationsOfConsejo: readonly AuthorizationSeed[] = [
  {
    name: 'Asesora contable',
    type: 'VENDOR',
    days: [1, 1],
    hours: ['15:00', '18:00'],
    people: ['Perla Núñez Ortega'],
  },
]
