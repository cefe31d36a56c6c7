/** Lessons by name, in a file that `plugins/tour-lessons` generates. */
declare module '@generated/tour-lessons/default/lessons.json' {
  const lessons: Readonly<Record<string, import('@site/lib/tour/Lesson').LessonHead>>;
  export default lessons;
}
