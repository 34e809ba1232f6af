import type { WeekdayFlag } from '../rules/calendar.ts'
import { lotIds, personIds } from './accounts.ts'
import { createAuthorizationSeed } from './scenario-builder.ts'

/*
 * The authorizations of the demo, grouped by lot. Days are counted from the day on which the scenario is built. An
 * authorization with chosen weekdays lasts at least a week, so that each of these weekdays occurs.
 */

/** The full name of a visitor that the Administration bars. */
export const barredVisitor = 'Walter Sosa'

const workdays: WeekdayFlag[] = [
  'monday_flag',
  'tuesday_flag',
  'wednesday_flag',
  'thursday_flag',
  'friday_flag',
]

const a12 = { propertyId: lotIds.a12, creatorId: personIds.residente }
const a12OfAdministration = { propertyId: lotIds.a12, creatorId: null }
const b7 = { propertyId: lotIds.b7, creatorId: personIds.residente }
const acacias15 = { propertyId: lotIds.acacias15, creatorId: personIds.residenteInAcacias }
const c3 = { propertyId: lotIds.c3, creatorId: personIds.inquilino }
const e9 = { propertyId: lotIds.e9, creatorId: personIds.consejo }

/** The authorizations of the demo. */
export const demoAuthorizations = [
  createAuthorizationSeed(a12, 'PERSONAL', 'Juana Pérez + 1', [0, 7], ['Juana Pérez', 'Íñigo Núñez'], {
    note: 'Traen a los chicos del colegio.',
    destination: 'PROPERTY',
  }),
  createAuthorizationSeed(
    a12,
    'VENDOR',
    'Mudanza del piano',
    [0, 0, '09:00', '13:00'],
    ['Damián Chávez', 'Kevin Muñoz'],
    {
      note: 'Vienen con un camión de 5 metros.',
      destination: 'PROPERTY',
    },
  ),
  createAuthorizationSeed(a12, 'OTHER', 'Jardinero', [-40, 140, '08:00', '12:30'], ['Ramón Aráoz'], {
    weekdays: ['tuesday_flag', 'friday_flag'],
    destination: 'REAL_PROPERTY',
  }),
  createAuthorizationSeed(a12, 'OTHER', 'Piletero', [-25, 65, '10:00', '18:00'], ['Rubén Peralta'], {
    weekdays: ['monday_flag', 'thursday_flag'],
    note: 'Entra por el portón lateral.',
  }),
  createAuthorizationSeed(
    a12,
    'FAMILY',
    'Los abuelos',
    [-180, 185],
    ['Nicanor Ibáñez', 'Amelia Ibáñez de Souto'],
    {
      destination: 'PROPERTY',
    },
  ),
  createAuthorizationSeed(
    a12,
    'VENDOR',
    'Verónica Ferreyra',
    [-60, 30, '08:30', '16:30'],
    ['Verónica Ferreyra'],
    {
      weekdays: workdays,
      note: 'Trabaja en casa.',
    },
  ),
  createAuthorizationSeed(
    a12,
    'INVITE',
    'Asado de fin de verano',
    [5, 5, '12:00', '20:00'],
    ['Joaquín Domínguez', 'Celeste Guerra', 'Nahuel Ávila', 'Lucía Flores'],
    {
      seats: 25,
      note: 'Estacionan en la calle de atrás.',
      destination: 'PROPERTY',
      invitationKey: 'demo-invitation',
    },
  ),
  createAuthorizationSeed(a12, 'INVITE', 'Cumpleaños de Sofi', [12, 12, '16:00', '21:30'], [], {
    seats: 40,
    destination: 'PROPERTY',
  }),
  createAuthorizationSeed(
    a12,
    'INVITE',
    'Café de vecinas',
    [2, 2, '17:00', '19:00'],
    ['Graciela Mansilla', 'Olga Villalba'],
    { seats: 2, invitationKey: 'full-invitation' },
  ),
  createAuthorizationSeed(
    a12,
    'EVENT',
    'Torneo de truco',
    [9, 10, '19:00', '23:30'],
    [
      'Alejandro Godoy',
      'Héctor Bustos',
      'Omar Orellana',
      'Raúl Giménez',
      'Fabián Di Benedetto',
      'Osvaldo Méndez',
      'Óscar Quiroga',
      'Germán Paz',
    ],
    { note: 'Jugamos en el quincho.', destination: 'PROPERTY' },
  ),
  createAuthorizationSeed(
    a12,
    'REAL_STATE',
    'Muestra a interesados',
    [1, 21, '10:00', '13:00'],
    ['Paula Fuentes', 'Andrés Leiva'],
    { weekdays: ['saturday_flag', 'sunday_flag'], destination: 'REAL_PROPERTY' },
  ),
  createAuthorizationSeed(
    a12,
    'EVENT',
    'Reunión anual de egresados de la promoción 1998 de la Escuela Normal Superior Nº 7 «José María Torres», con sus familias y docentes invitados especialmente',
    [30, 31],
    [
      'Ignacio Fernández Moreno',
      'Begoña Ordóñez',
      'Benjamín Ramos Mejía',
      'Ana Sánchez de Bustamante',
      'Rodrigo Campos Menéndez',
      "Mariángeles D'Alessandro",
      'Eugenia De la Fuente',
    ],
  ),
  createAuthorizationSeed(
    a12,
    'VENDOR',
    'Clases de portugués',
    [-14, 76, '18:00', '19:30'],
    ['Thiago da Conceição Araújo'],
    { weekdays: ['wednesday_flag'] },
  ),
  createAuthorizationSeed(
    a12,
    'PERSONAL',
    'Familia Müller',
    [3, 17],
    ['Hans-Jürgen Müller', "Emily Rose O'Connor", 'Jean-Luc Lefèvre'],
    { note: 'Hablan poco castellano.', destination: 'PROPERTY', isFromMobile: true },
  ),
  createAuthorizationSeed(a12, 'PERSONAL', 'Lautaro Escobar + 1', [0, 3], ['Lautaro Escobar', barredVisitor]),
  createAuthorizationSeed(a12, 'VENDOR', 'Profesora de yoga', [-3, 57, '07:00', '08:15'], ['Ailén Medina'], {
    weekdays: ['monday_flag', 'wednesday_flag', 'friday_flag'],
    isFromMobile: true,
  }),
  createAuthorizationSeed(
    a12,
    'VENDOR',
    'Pintores',
    [-30, -9, '08:00', '17:00'],
    ['Norberto Bianchi', 'Cristian Gallardo', 'Exequiel Ursino'],
    { weekdays: workdays, note: 'Guardan la escalera en el garaje.' },
  ),
  createAuthorizationSeed(
    a12,
    'INVITE',
    'Cena de fin de año',
    [-75, -75, '20:00', '23:59'],
    ['Julieta Galván', 'Federico García Conde', 'Candela López'],
    { seats: 12, invitationKey: 'expired-invitation' },
  ),
  createAuthorizationSeed(a12, 'PERSONAL', 'Silvina Kowalski', [-8, -1], ['Silvina Kowalski']),
  createAuthorizationSeed(
    a12,
    'FAMILY',
    'Primas de Rosario',
    [-50, -43],
    ['Rosario Castro', 'Pilar Contreras'],
  ),
  createAuthorizationSeed(a12, 'REAL_STATE', 'Tasación', [-20, -20, '11:00', '12:00'], ['Hernán Lucero'], {
    destination: 'PROPERTY',
  }),
  createAuthorizationSeed(
    a12,
    'EVENT',
    'Bautismo de Ciro',
    [-100, -100],
    ['Elena Peña', 'Simón Quinteros', 'Mercedes Quiñones', 'Lisandro Zúñiga', 'Noemí Zárate', 'Ciro Yáñez'],
  ),
  createAuthorizationSeed(
    a12,
    'VENDOR',
    'Técnico del aire acondicionado',
    [-5, -5, '14:00', '18:00'],
    ['Leandro Córdoba'],
  ),
  createAuthorizationSeed(
    a12OfAdministration,
    'VENDOR',
    'Control de plagas',
    [-2, 28, '09:00', '16:00'],
    ['Pablo Martínez', 'Esteban Benítez'],
    {
      weekdays: ['tuesday_flag', 'thursday_flag'],
      note: 'Contratados por la Administración.',
      destination: 'PROPERTY',
    },
  ),
  createAuthorizationSeed(
    a12OfAdministration,
    'OTHER',
    'Lectura de medidores',
    [6, 6, '08:00', '18:00'],
    ['Marcelo Figueroa'],
  ),
  createAuthorizationSeed(
    a12OfAdministration,
    'OTHER',
    'Poda de la vereda',
    [-35, -33, '08:00', '14:00'],
    ['Julio César Báez', 'Gastón Barrionuevo'],
  ),
  createAuthorizationSeed(b7, 'OTHER', 'Cuidador del lote', [-10, 170, '09:00', '12:00'], ['Ramón Aráoz'], {
    weekdays: ['saturday_flag'],
  }),
  createAuthorizationSeed(b7, 'VENDOR', 'Agrimensor', [-15, -15, '10:00', '12:00'], ['Patricio Lagos']),
  createAuthorizationSeed(acacias15, 'PERSONAL', 'Juana Pérez', [0, 7], ['Juana Pérez'], {
    destination: 'REAL_PROPERTY',
  }),
  createAuthorizationSeed(
    acacias15,
    'EVENT',
    'Cabalgata',
    [4, 4, '09:00', '13:00'],
    ['Horacio Peñaloza', 'Marisol Agüero'],
  ),
  createAuthorizationSeed(c3, 'PERSONAL', 'Rocío Domínguez', [0, 7], ['Rocío Domínguez']),
  createAuthorizationSeed(c3, 'VENDOR', 'Delivery de la verdulería', [-7, 21], ['Hugo Sandoval'], {
    weekdays: ['thursday_flag'],
  }),
  createAuthorizationSeed(e9, 'VENDOR', 'Asesora contable', [1, 1, '15:00', '18:00'], ['Perla Núñez Ortega']),
]
