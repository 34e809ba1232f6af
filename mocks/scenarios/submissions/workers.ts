import type { PersonRow } from '../../db/rows.ts'
import { losAlamosId } from '../accounts.ts'
import type { PersonSeed } from '../contact-seeds.ts'
import { findOrAddSeededPerson, type ScenarioBuilder } from '../scenario-builder.ts'

/** People who work on the lots of Los Álamos. The first four are also contacts of `residente`. All people are invented. */
const workers: readonly PersonSeed[] = [
  ['Rubén', 'Peralta', 'M', 'DNI', '43932439', 'AR'],
  ['Héctor', 'Bustos', 'M', 'DNI', '21935593', 'AR'],
  ['Wilmer José', 'Colmenares', 'M', 'PASAPORTE', '158270394', 'VE'],
  ['Anahí', 'Benítez Giménez', 'F', 'CI', '4820917', 'PY'],
  ['Néstor', 'Ñancucheo', 'M', 'DNI', '24718305', 'AR'],
  ['Gladys', 'Cárdenas', 'F', 'DNI', '27940163', 'AR'],
  ['Ramiro', 'Güiraldes', 'M', 'DNI', '35207914', 'AR'],
  ['Wálter', 'Zabaleta', 'M', 'DNI', '26380572', 'AR'],
  ['Evaristo', 'Quispe Condori', 'M', 'DNI', '94618207', 'BO'],
  ['Maximiliano Alejandro', 'Fernández de la Cruz Santillán Echagüe', 'M', 'DNI', '33061748', 'AR'],
  ['Jonathan', 'Bogado', 'M', 'DNI', '40285719', 'AR'],
  ['Crispín', 'Villalba Ortellado', 'M', 'DNI', '95073618', 'PY'],
  ['Marisa', 'Yacante', 'F', 'DNI', '29614083', 'AR'],
  ['Ovidio', 'Llanos', 'M', 'DNI', '18720469', 'AR'],
  ['Ezequías', 'Mamaní', 'M', 'DNI', '38150942', 'AR'],
  ['Sixto', 'Agüero', 'M', 'DNI', '22906381', 'AR'],
  ['Leonel', 'Piñeiro', 'M', 'DNI', '41730295', 'AR'],
  ['Alcides', 'Núñez Rotela', 'M', 'DNI', '31582074', 'AR'],
  ['Dora', 'Ibarguren', 'F', 'DNI', '20417936', 'AR'],
  ['Yonatan', "D'Agostino", 'M', 'DNI', '42869150', 'AR'],
  ['Liu', 'Wei', 'X', 'PASAPORTE', 'EA5829401', 'CN'],
  ['Rosendo', 'Ávalos', 'M', 'DNI', '25196380', 'AR'],
]

/** Adds the workers who are not yet persons of Los Álamos, and returns all workers by full name. */
export const addWorkers = (builder: ScenarioBuilder): ReadonlyMap<string, PersonRow> =>
  new Map(
    workers.map((worker) => [
      `${worker[0]} ${worker[1]}`,
      findOrAddSeededPerson(builder, losAlamosId, worker),
    ]),
  )
