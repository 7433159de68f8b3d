// React starts here, in a task of its own: two thirds of the application's start, and a browser can act in between.
import 'react-dom/client';
