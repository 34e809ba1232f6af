export type ListProblem = 'empty' | 'binary' | 'oldExcel' | 'broken' | 'tooLarge' | 'tooMany' | 'noDocument'

/** Thrown if a list cannot be read. `problem` is the reason. */
export class ListRefusal extends Error {
  readonly problem: ListProblem

  constructor(problem: ListProblem) {
    super(problem)
    this.problem = problem
  }
}
