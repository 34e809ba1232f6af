import { personIds } from '../accounts.ts'
import { createCheckSeed } from './submission-seeds.ts'

const { obra, residente, consejo } = personIds
const nationalType = 'Certificado de antecedentes penales (RNR)'
const provincialType = 'Certificado de buena conducta provincial'
const foreignType = 'Certificado de antecedentes del país de origen'

/**
 * The background-check submissions of Los Álamos, in every status. Some of their background checks expire in 7, 3 or 1 days,
 * and some have expired.
 */
export const backgroundCheckSeeds = [
  createCheckSeed(obra, 0, 'PENDING', '', [
    ['Néstor Ñancucheo', [-5, 175], nationalType, 'antecedentes Ñancucheo.pdf'],
    ['Ramiro Güiraldes', [-5, 175], nationalType, 'antecedentes-güiraldes.png'],
  ]),
  createCheckSeed(obra, 4, 'PENDING', 'El de Crispín está apostillado.', [
    [['Gladys Cárdenas', 'APPROVED'], [-20, 160], nationalType, 'gladys.pdf'],
    [
      ['Crispín Villalba Ortellado', 'REJECTED', 'Falta la traducción.'],
      [-40, 140],
      foreignType,
      'apostilla.pdf',
    ],
    ['Jonathan Bogado', [-3, 177], undefined, 'bogado.png'],
  ]),
  createCheckSeed(obra, 170, 'APPROVED', '', [
    ['Ovidio Llanos', [-173, 7], nationalType, 'llanos.pdf'],
    ['Ezequías Mamaní', [-177, 3], nationalType, 'mamani.pdf'],
    ['Sixto Agüero', [-179, 1], nationalType, 'aguero.pdf'],
  ]),
  createCheckSeed(obra, 20, 'APPROVED', '', [
    ['Rosendo Ávalos', [-22, 158], provincialType, 'avalos.pdf'],
    [
      ['Leonel Piñeiro', 'REJECTED', 'El certificado es de otra persona.'],
      [-22, 158],
      nationalType,
      'piñeiro.png',
    ],
  ]),
  createCheckSeed(obra, 33, 'REJECTED', 'Los certificados tienen más de seis meses.', [
    ['Dora Ibarguren', [-210, 30], nationalType, 'dora.pdf'],
    ["Yonatan D'Agostino", [-205, 35], nationalType, 'dagostino.pdf'],
  ]),
  createCheckSeed(obra, 250, 'APPROVED', '', [
    ['Wálter Zabaleta', [-255, -75], nationalType, 'zabaleta.pdf'],
    ['Evaristo Quispe Condori', [-255, -75], foreignType, 'quispe.pdf'],
  ]),
  createCheckSeed(obra, 10, 'REJECTED', 'Las imágenes están cortadas.', [
    [
      'Maximiliano Alejandro Fernández de la Cruz Santillán Echagüe',
      [-12, 168],
      nationalType,
      'frente y dorso.png',
    ],
  ]),
  createCheckSeed(residente, 1, 'PENDING', 'Jardinero y ayudante.', [
    ['Héctor Bustos', [-8, 172], nationalType, 'héctor.pdf'],
    ['Wilmer José Colmenares', [-30, 150], foreignType, 'wilmer.pdf'],
  ]),
  createCheckSeed(residente, 6, 'PENDING', '', [
    ['Anahí Benítez Giménez', [-7, 173], undefined, 'anahí.txt'],
  ]),
  createCheckSeed(residente, 90, 'APPROVED', '', [['Rubén Peralta', [-92, 88], nationalType]]),
  createCheckSeed(residente, 50, 'REJECTED', 'El certificado no es legible.', [
    ['Wilmer José Colmenares', [-60, 120], foreignType, 'escaneo.png'],
  ]),
  createCheckSeed(residente, 300, 'APPROVED', '', [
    ['Anahí Benítez Giménez', [-302, -122], foreignType, 'anahí 2025.pdf'],
  ]),
  createCheckSeed(consejo, 12, 'PENDING', '', [
    ['Alcides Núñez Rotela', [-15, 165], provincialType, 'nuñez.pdf'],
  ]),
]
