from library.model import Step

Step("START")
Step("-1")
