export type ListProblem = 'empty' | 'binary' | 'oldExcel' | 'broken' | 'tooLarge' | 'tooMany' | 'noDocument'

/** The error for a list that cannot be read. `problem` is the reason. */
export class ListRefusal extends Error {
  readonly problem: ListProblem

  constructor(problem: ListProblem) {
    super(problem)
    this.problem = problem
  }
}
