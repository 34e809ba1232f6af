import { persons } from '../accounts.ts'
import type { BackgroundCheckSeed } from './submission-seeds.ts'

const { obra, residente, consejo } = persons
const national = 'Certificado de antecedentes penales (RNR)'
const provincial = 'Certificado de buena conducta provincial'
const foreign = 'Certificado de antecedentes del país de origen'

/** Background checks in Los Álamos in every status; some expire in 7, 3 or 1 days, some have expired. */
export const backgroundCheckSeeds: readonly BackgroundCheckSeed[] = [
  {
    by: obra,
    daysAgo: 0,
    status: 'PENDING',
    people: [
      { who: 'Néstor Ñancucheo', days: [-5, 175], type: national, file: 'antecedentes Ñancucheo.pdf' },
      { who: 'Ramiro Güiraldes', days: [-5, 175], type: national, file: 'antecedentes-güiraldes.png' },
    ],
  },
  {
    by: obra,
    daysAgo: 4,
    status: 'PENDING',
    note: 'El de Crispín está apostillado.',
    people: [
      { who: ['Gladys Cárdenas', 'APPROVED'], days: [-20, 160], type: national, file: 'gladys.pdf' },
      {
        who: ['Crispín Villalba Ortellado', 'REJECTED', 'Falta la traducción.'],
        days: [-40, 140],
        type: foreign,
        file: 'apostilla.pdf',
      },
      { who: 'Jonathan Bogado', days: [-3, 177], file: 'bogado.png' },
    ],
  },
  {
    by: obra,
    daysAgo: 170,
    status: 'APPROVED',
    people: [
      { who: 'Ovidio Llanos', days: [-173, 7], type: national, file: 'llanos.pdf' },
      { who: 'Ezequías Mamaní', days: [-177, 3], type: national, file: 'mamani.pdf' },
      { who: 'Sixto Agüero', days: [-179, 1], type: national, file: 'aguero.pdf' },
    ],
  },
  {
    by: obra,
    daysAgo: 20,
    status: 'APPROVED',
    people: [
      { who: 'Rosendo Ávalos', days: [-22, 158], type: provincial, file: 'avalos.pdf' },
      {
        who: ['Leonel Piñeiro', 'REJECTED', 'El certificado es de otra persona.'],
        days: [-22, 158],
        type: national,
        file: 'piñeiro.png',
      },
    ],
  },
  {
    by: obra,
    daysAgo: 33,
    status: 'REJECTED',
    note: 'Los certificados tienen más de seis meses.',
    people: [
      { who: 'Dora Ibarguren', days: [-210, 30], type: national, file: 'dora.pdf' },
      { who: "Yonatan D'Agostino", days: [-205, 35], type: national, file: 'dagostino.pdf' },
    ],
  },
  {
    by: obra,
    daysAgo: 250,
    status: 'APPROVED',
    people: [
      { who: 'Wálter Zabaleta', days: [-255, -75], type: national, file: 'zabaleta.pdf' },
      { who: 'Evaristo Quispe Condori', days: [-255, -75], type: foreign, file: 'quispe.pdf' },
    ],
  },
  {
    by: obra,
    daysAgo: 10,
    status: 'REJECTED',
    note: 'Las imágenes están cortadas.',
    people: [
      {
        who: 'Maximiliano Alejandro Fernández de la Cruz Santillán Echagüe',
        days: [-12, 168],
        type: national,
        file: 'frente y dorso.png',
      },
    ],
  },
  {
    by: residente,
    daysAgo: 1,
    status: 'PENDING',
    note: 'Jardinero y ayudante.',
    people: [
      { who: 'Héctor Bustos', days: [-8, 172], type: national, file: 'héctor.pdf' },
      { who: 'Wilmer José Colmenares', days: [-30, 150], type: foreign, file: 'wilmer.pdf' },
    ],
  },
  {
    by: residente,
    daysAgo: 6,
    status: 'PENDING',
    people: [{ who: 'Anahí Benítez Giménez', days: [-7, 173], file: 'anahí.txt' }],
  },
  {
    by: residente,
    daysAgo: 90,
    status: 'APPROVED',
    people: [{ who: 'Rubén Peralta', days: [-92, 88], type: national }],
  },
  {
    by: residente,
    daysAgo: 50,
    status: 'REJECTED',
    note: 'El certificado no es legible.',
    people: [{ who: 'Wilmer José Colmenares', days: [-60, 120], type: foreign, file: 'escaneo.png' }],
  },
  {
    by: residente,
    daysAgo: 300,
    status: 'APPROVED',
    people: [{ who: 'Anahí Benítez Giménez', days: [-302, -122], type: foreign, file: 'anahí 2025.pdf' }],
  },
  {
    by: consejo,
    daysAgo: 12,
    status: 'PENDING',
    people: [{ who: 'Alcides Núñez Rotela', days: [-15, 165], type: provincial, file: 'nuñez.pdf' }],
  },
]
