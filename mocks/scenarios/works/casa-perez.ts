import { lotIds, personIds } from '../accounts.ts'
import { createGroupSeed, createWorkSeed, type FolderSeed, type PartySeed } from './add-work-rows.ts'

/*
 * The seeds of work 501, Casa Pérez. It has managers and workers in every status, papers that expire soon, and groups of every
 * kind. All people are invented. Days are counted from today: -1 is yesterday.
 */

/** Casa Pérez with two of its managers. Every scenario has this work. */
export const casaPerez = createWorkSeed(
  lotIds.a12,
  'Casa Pérez',
  'CURRENT',
  [-119, 228],
  [personIds.residente, personIds.obra],
)

/** The other managers of Casa Pérez, in every status. They are no users, and some have no email or no phone. */
export const otherManagers: readonly PartySeed[] = [
  {
    person: ['Lucrecia', 'Funes Ochoa', 'F', 'DNI', '24806913', 'AR'],
    status: 'SUSPENDED',
    email: 'lucrecia.funes@example.com',
    phone: '46820137',
  },
  {
    person: ['Saturnino', 'Ñáñez', 'M', 'DNI', '17492058', 'AR'],
    status: 'INVALID',
    email: 'snanez@example.com',
  },
  { person: ['Emeterio', 'Aguiñaga', 'M', 'DNI', '21830746', 'AR'], phone: '57391820' },
  {
    person: ['Jean-Pierre', 'Dufour', 'M', 'PASAPORTE', '20AH73915', 'FR'],
    email: 'jp.dufour@example.com',
  },
  {
    person: [
      'María de los Ángeles Guadalupe',
      'Fernández Anchorena de Álzaga Unzué',
      'F',
      'DNI',
      '16930482',
      'AR',
    ],
    email: 'maria.de.los.angeles.fernandez.anchorena@estudio-de-arquitectura.example.com',
    phone: '40917263',
  },
]

/** The full name of the manager of Casa Pérez who is a co-resident of its lot. */
export const coResidentManager = 'Oluwaseun Adeyemi-Brandt'

/**
 * The workers of Casa Pérez. Some have papers that expire in 1, 3, 7 or 14 days; others have valid papers, expired papers or
 * no papers.
 */
export const roster: readonly PartySeed[] = [
  { person: ['Aníbal', 'Acuña', 'M', 'DNI', '26418073', 'AR'], art: 198, check: [-166, 199] },
  { person: ['Evaristo', 'Quispe Condori', 'M', 'DNI', '94618207', 'BO'] },
  { person: ['Néstor', 'Ñancucheo', 'M', 'DNI', '24718305', 'AR'] },
  { person: ['Begonia', 'Ñandú Peña', 'F', 'DNI', '33908214', 'AR'], art: 7, check: [-358, 7] },
  { person: ['Crispín', 'Villalba Ortellado', 'M', 'DNI', '95073618', 'PY'] },
  { person: ['Íñigo', 'Ordóñez', 'M', 'DNI', '36820491', 'AR'], art: 3, check: [-100, 265] },
  { person: ['Gladys', 'Cárdenas', 'F', 'DNI', '27940163', 'AR'] },
  { person: ['Juan Gabriel', 'Mamani Huanca', 'M', 'CI', '7049382', 'BO'], art: 1, check: [-364, 1] },
  { person: ['Wálter', 'Zabaleta', 'M', 'DNI', '26380572', 'AR'] },
  { person: ['Fabricio', 'Müller Schmidt', 'M', 'DNI', '38205917', 'AR'], art: 14, check: [-351, 14] },
  { person: ['Zoilo', 'Ávila', 'M', 'DNI', '14830629', 'AR'], art: -1, check: [-200, 165] },
  { person: ['Estela', 'Yrigoyen', 'F', 'DNI', '25093716', 'AR'], art: 120, check: [-380, -15] },
  { person: ['Darío', 'Ozán', 'M', 'DNI', '30482917', 'AR'], art: 90 },
  { person: ['Kevin Agustín', 'Íñiguez', 'M', 'DNI', '43918206', 'AR'], check: [-10, 355] },
  { person: ['Ovidio', 'Llanos', 'M', 'DNI', '18720469', 'AR'], status: 'SUSPENDED' },
  {
    person: ['Rigoberto', 'Echazú', 'M', 'DNI', '22718054', 'AR'],
    status: 'SUSPENDED',
    art: 60,
    check: [-30, 335],
  },
  { person: ['Wilmer José', 'Colmenares', 'M', 'PASAPORTE', '158270394', 'VE'] },
  { person: ['Yonatan', "D'Agostino", 'M', 'DNI', '42869150', 'AR'], status: 'INVALID' },
  {
    person: ['Cirilo', 'Paucar', 'M', 'PASAPORTE', '6829104', 'PE'],
    status: 'INVALID',
    art: -90,
    check: [-500, -135],
  },
  { person: ['Olegario', 'Núñez', 'M', 'LE', '7620918', 'AR'], status: 'INVALID' },
  {
    person: ['Maximiliano Alejandro', 'Fernández de la Cruz Santillán Echagüe', 'M', 'DNI', '33061748', 'AR'],
  },
  { person: ['Lucía', 'Núñez', 'F', 'DNI', '40628193', 'AR'], art: 45, check: [-45, 320] },
  { person: ['Lucas', 'Núñez', 'M', 'DNI', '40628194', 'AR'], art: 45, check: [-45, 320] },
  {
    person: ['Jean Baptiste', 'Desrosiers', 'M', 'PASAPORTE', 'PP4820917', 'HT'],
    art: 15,
    check: [-20, 345],
  },
  { person: ['Sandra', 'Zapiola', 'F', 'DNI', '29473081', 'AR'], art: 300, check: [-1, 364] },
]

/** The groups of Casa Pérez, in the order of their ids. */
export const workGroups = [
  createGroupSeed(
    'Albañilería',
    [-14, 106],
    ['26418073', '94618207', '24718305', '95073618', '36820491', '18720469', '14830629'],
    { note: 'Ingresan por la guardia de proveedores.' },
  ),
  createGroupSeed('Demolición', [-110, -80], ['26418073'], { isRemoved: true }),
  createGroupSeed('Hormigonado', [-60, -3, '00:00', '17:00'], ['94618207', '7049382', '38205917'], {
    plate: 'AF318KD',
  }),
  createGroupSeed(
    'Electricidad, gas y plomería 1',
    [-20, 10, '08:30', '16:45'],
    ['33908214', '27940163', '43918206'],
    { weekdays: ['monday_flag', 'wednesday_flag'] },
  ),
  createGroupSeed('Pintura', [-7, 1], ['29473081', '40628193', '40628194']),
  createGroupSeed('Carpintería', [-5, 60], ['30482917', '25093716'], { isInactive: true }),
  createGroupSeed('Herrería', [0, 90], []),
  createGroupSeed('Limpieza final', [150, 228, '07:15', '12:00'], ['29473081'], {
    weekdays: ['monday_flag', 'tuesday_flag', 'wednesday_flag', 'thursday_flag', 'friday_flag'],
  }),
]

/** The folders of Casa Pérez with their work documents. Folders are nested up to three levels deep; one folder is empty. */
export const folders: readonly FolderSeed[] = [
  {
    name: 'Planos',
    files: ['Implantación.pdf', 'Croquis.png'],
    folders: [
      {
        name: 'Arquitectura',
        files: ['Planta baja.png', 'Planta alta.png', 'Cortes y vistas.pdf'],
        folders: [{ name: 'Versiones anteriores', files: ['Planta baja (versión 1, reemplazada).png'] }],
      },
      { name: 'Instalaciones', files: ['Instalación eléctrica.pdf', 'Cloacas y desagües pluviales.pdf'] },
    ],
  },
  {
    name: 'Permisos y pólizas',
    files: [
      'Permiso municipal de obra nueva, expediente 4.512-P-2025, con sus anexos y la memoria descriptiva.pdf',
      'Seguro de responsabilidad civil.pdf',
    ],
  },
  { name: 'Actas de inspección' },
  { name: 'Fotos de avance', files: ['Año nuevo.jpg', 'Losa terminada.jpg', 'Ñandubay del fondo.jpg'] },
  { name: 'Avisos', files: ['Novedades.txt'] },
]
