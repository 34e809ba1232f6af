import { personIds } from '../accounts.ts'
import { createInsuranceSeed } from './submission-seeds.ts'

const { obra, residente, inquilino } = personIds
const delta = ['Construcciones del Delta S.R.L.', '30-71234567-1'] as const
const echague = [
  'Estudio Echagüe, Ordóñez & Asociados de Arquitectura Sustentable S.A.S.',
  '30-71690283-4',
] as const

/**
 * The insurance submissions of Los Álamos, in every status. Some of their policies have expired, some expire soon, and some
 * are valid for almost a year.
 */
export const insuranceSeeds = [
  createInsuranceSeed(obra, 0, 'PENDING', 'Galeno ART', '4501-0098213', [0, 364], {
    holder: delta,
    note: 'La póliza incluye a los dos ayudantes.',
    people: ['Néstor Ñancucheo', 'Ramiro Güiraldes', 'Evaristo Quispe Condori'],
    files: ['póliza 4501-0098213.pdf', 'nómina.csv'],
  }),
  createInsuranceSeed(obra, 2, 'PENDING', 'Prevención ART', '1187730', [-30, 335], {
    holder: delta,
    note: 'Falta sumar al plomero, lo cargo en la semana.',
    people: [
      ['Gladys Cárdenas', 'APPROVED'],
      ['Wálter Zabaleta', 'REJECTED', 'El certificado no lo incluye en la nómina.'],
      'Jonathan Bogado',
      'Crispín Villalba Ortellado',
    ],
    files: ['certificado de cobertura con cláusula de no repetición.pdf'],
  }),
  createInsuranceSeed(obra, 5, 'PENDING', 'Swiss Medical ART', 'SM-77820/2026', [-358, 7], {
    holder: echague,
    people: ['Maximiliano Alejandro Fernández de la Cruz Santillán Echagüe', 'Marisa Yacante'],
    files: ['SM-77820.pdf', 'aclaración.txt', 'sello.png'],
  }),
  createInsuranceSeed(obra, 358, 'APPROVED', 'La Segunda ART', '30045112', [-358, 7], {
    holder: delta,
    people: ['Ovidio Llanos', 'Ezequías Mamaní'],
    files: ['poliza.pdf'],
  }),
  createInsuranceSeed(obra, 177, 'APPROVED', 'Provincia ART', '902214-7', [-177, 3], {
    holder: delta,
    people: ['Sixto Agüero', ['Leonel Piñeiro', 'REJECTED', 'El DNI no coincide con el de la póliza.']],
    files: ['Provincia 902214-7.pdf', 'nomina.csv'],
  }),
  createInsuranceSeed(obra, 89, 'APPROVED', 'Experta ART', 'EX-5581204', [-90, 1], {
    people: ['Alcides Núñez Rotela'],
    files: ['experta.pdf'],
  }),
  createInsuranceSeed(obra, 200, 'APPROVED', 'Asociart ART', '22-00417', [-210, -20], {
    holder: ['Gladys Cárdenas', '27940163'],
    people: ['Gladys Cárdenas', 'Wálter Zabaleta'],
    files: ['asociart.pdf'],
  }),
  createInsuranceSeed(obra, 60, 'REJECTED', 'Victoria ART', '8810', [-60, 305], {
    note: 'La póliza no tiene la cláusula de no repetición a favor del barrio.',
    people: ['Dora Ibarguren', "Yonatan D'Agostino"],
    files: ['victoria.pdf'],
  }),
  createInsuranceSeed(obra, 45, 'REJECTED', 'Berkley International ART', 'BK 100.482', [-45, 45], {
    holder: echague,
    note: 'El archivo no se puede leer.',
    people: ['Liu Wei'],
    files: ['foto de la póliza.png'],
  }),
  createInsuranceSeed(obra, 30, 'APPROVED', 'Galeno ART', '4501-0091177', [-30, 335], {
    holder: delta,
    note: 'Renovación anual.',
    people: ['Rosendo Ávalos', 'Rubén Peralta', 'Jonathan Bogado'],
    files: ['renovación.pdf', 'leeme.md'],
  }),
  createInsuranceSeed(obra, 14, 'APPROVED', 'Federación Patronal ART', '67-114920', [-14, 14], {
    people: ['Crispín Villalba Ortellado'],
    files: ['federacion.pdf'],
  }),
  createInsuranceSeed(obra, 400, 'APPROVED', 'Omint ART', '55-2024-881', [-420, -55], {
    people: ['Néstor Ñancucheo', 'Evaristo Quispe Condori'],
    files: ['omint.pdf'],
  }),
  createInsuranceSeed(residente, 1, 'PENDING', 'Federación Patronal ART', '67-118004', [-1, 180], {
    holder: ['Rubén Peralta', '20-43932439-6'],
    note: 'Piletero, viene los jueves.',
    people: ['Rubén Peralta'],
    files: ['poliza piletero.pdf'],
  }),
  createInsuranceSeed(residente, 3, 'PENDING', 'Experta ART', 'EX-6002118', [-10, 3], {
    people: ['Héctor Bustos', 'Wilmer José Colmenares'],
    files: ['experta.pdf', 'recibo.txt'],
  }),
  createInsuranceSeed(residente, 100, 'APPROVED', 'Prevención ART', '1150092', [-100, 265], {
    holder: ['Carolina Ibáñez', '30111222'],
    people: ['Anahí Benítez Giménez'],
    files: ['prevencion.pdf'],
  }),
  createInsuranceSeed(residente, 183, 'APPROVED', 'La Segunda ART', '30039981', [-183, 1], {
    people: ['Héctor Bustos'],
    files: ['la segunda.pdf'],
  }),
  createInsuranceSeed(residente, 21, 'REJECTED', 'Provincia ART', '903310-2', [-21, 344], {
    note: 'La póliza está a nombre de otra persona.',
    people: ['Wilmer José Colmenares'],
    files: ['provincia.pdf'],
  }),
  createInsuranceSeed(residente, 370, 'APPROVED', 'Asociart ART', '21-00388', [-372, -7], {
    people: ['Rubén Peralta', 'Héctor Bustos'],
    files: ['asociart 2025.pdf'],
  }),
  createInsuranceSeed(inquilino, 8, 'PENDING', 'Swiss Medical ART', 'SM-77911/2026', [-8, 80], {
    people: ['Dora Ibarguren'],
    files: ['swiss.pdf'],
  }),
]
