// Initialises React, two thirds of the application's startup, as a separate task: the browser can respond in between.
import 'react-dom/client';
